import type { Db } from '../../db/schema/tables'
import type { WeixinIdentityRow } from '../../db/schema/user-tables'
import { mapUniqueViolation } from '../../db/unique-violation'

/**
 * How WeChat identifies a user: in one application (issuer: its app id), or in all applications of one owner
 * (issuer: unionIssuer).
 */
export type WeixinIdentityKey = Pick<WeixinIdentityRow, 'issuer' | 'subject'>

export const unionIssuer = 'union'

/** In the order of the given keys, so that the shared identity comes first. */
export async function findWeixinIdentities(db: Db, keys: WeixinIdentityKey[]): Promise<WeixinIdentityRow[]> {
  const rows = await db
    .selectFrom('weixin_identities')
    .selectAll()
    .where((where) => where.or(keys.map((name) => where.and(name))))
    .execute()
  const indexOf = (row: WeixinIdentityKey) =>
    keys.findIndex(({ issuer, subject }) => row.issuer === issuer && row.subject === subject)
  return rows.sort((one, other) => indexOf(one) - indexOf(other))
}

export async function listUserWeixinIdentities(db: Db, userId: string): Promise<WeixinIdentityRow[]> {
  return db
    .selectFrom('weixin_identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('issuer')
    .execute()
}

/** @throws UniqueViolation when this identity is bound already. */
export async function insertWeixinIdentity(db: Db, row: WeixinIdentityRow): Promise<void> {
  await mapUniqueViolation(db.insertInto('weixin_identities').values(row).execute())
}

/** Updates the last login and the nickname of an identity; an empty nickname leaves the stored one. */
export async function touchWeixinIdentity(
  db: Db,
  name: WeixinIdentityKey,
  nickname: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('weixin_identities')
    .set({ seen_at: now, ...(nickname && { nickname }) })
    .where((where) => where.and({ issuer: name.issuer, subject: name.subject }))
    .execute()
}

export async function deleteUserWeixinIdentities(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('weixin_identities').where('user_id', '=', userId).execute()
}

/** The nickname of the WeChat bound to an account (it may be empty); undefined when none is bound. */
export async function findWeixinNickname(db: Db, userId: string): Promise<string | undefined> {
  const rows = await listUserWeixinIdentities(db, userId)
  return rows.find(({ nickname }) => nickname !== '')?.nickname ?? rows[0]?.nickname
}
