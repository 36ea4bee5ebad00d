import { ApiCodes } from '#contract/codes'
import type { UserRow } from '../db/tables'
import { ApiError } from '../refusal'

/** @throws Refusal -6004 for an account an admin shut out. */
export function rejectDisabledUser({ disabled_at }: Pick<UserRow, 'disabled_at'>): void {
  if (disabled_at !== null) throw new ApiError(ApiCodes.accountClosed, 'accountDisabled')
}
