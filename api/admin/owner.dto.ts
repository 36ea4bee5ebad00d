import type { AdminResume } from '#contract/admin/admin-resume'
import { maskPhone } from '#contract/account/phone'
import type { UserRow } from '../db/schema/tables'

/** Whose something is, as admins are told. */
export function toOwner({
  id,
  nickname,
  phone,
}: Pick<UserRow, 'id' | 'nickname' | 'phone'>): AdminResume['owner'] {
  return { id, nickname, phone: phone && maskPhone(phone) }
}
