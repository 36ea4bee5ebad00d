import { ApiCodes } from '#contract/http/api-codes'
import type { UserRow } from '../../db/schema/tables'
import { ApiError } from '../../http/api-error'

/** @throws ApiError -6004 for an account that an admin disabled. */
export function rejectDisabledUser({ disabled_at }: Pick<UserRow, 'disabled_at'>): void {
  if (disabled_at !== null) throw new ApiError(ApiCodes.accountClosed, 'accountDisabled')
}
