import type { AdminResume } from '#contract/admin/admin-resume'
import { maskPhone } from '#contract/account/phone'
import type { UserRow } from '../db/schema/tables'

/** A user as the owner of something in an admin list, with the phone masked. */
export function toOwner({
  id,
  nickname,
  phone,
}: Pick<UserRow, 'id' | 'nickname' | 'phone'>): AdminResume['owner'] {
  return { id, nickname, phone: phone && maskPhone(phone) }
}
