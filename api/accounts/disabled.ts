import { Codes } from '#contract/codes'
import type { UserRow } from '../db/tables'
import { Refusal } from '../refusal'

/** @throws Refusal -6004 for an account an admin shut out. */
export function refuseDisabled({ disabled_at }: Pick<UserRow, 'disabled_at'>): void {
  if (disabled_at !== null) throw new Refusal(Codes.accountClosed, 'accountDisabled')
}
