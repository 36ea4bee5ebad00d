import { Phone } from '#contract/phone'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { changeUser, findUserByPhone } from '../db/users'

export const adminUsage = 'npm run admin -- grant|revoke PHONE'

/** What `npm run admin` does with its words. @returns what to say. @throws an Error that says what is wrong. */
export async function changeAdmin(
  db: Kysely<Tables>,
  [action = '', typed = '', ...more]: readonly string[],
  adminPhones: readonly string[],
): Promise<string> {
  if (!['grant', 'revoke'].includes(action) || more.length > 0) throw new Error(`usage: ${adminUsage}`)
  const phone = Phone.safeParse(typed)
  if (!phone.success) throw new Error(`${typed || 'PHONE'} is not a phone: 11 digits beginning with 1`)
  const user = await findUserByPhone(db, phone.data)
  if (!user)
    throw new Error(`${phone.data} has no account yet: log in with it once, or put it into ADMIN_PHONES`)
  await changeUser(db, user.id, { is_admin: action === 'grant' ? 1 : 0 })
  if (action === 'grant') return `${phone.data} is an admin now`
  const again = adminPhones.includes(phone.data) ? ', until the next login: it is in ADMIN_PHONES' : ''
  return `${phone.data} is no admin any more${again}`
}
