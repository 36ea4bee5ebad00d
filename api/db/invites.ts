import type { Kysely } from 'kysely'
import type { InviteRow, Tables } from './tables'

type Db = Kysely<Tables>

export async function findInviter(db: Db, inviteCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('invite_code', '=', inviteCode)
    .executeTakeFirst()
  return row?.id
}

/** Remembers who brought whom; nothing when this newcomer or this phone was brought before. */
export async function insertInvite(db: Db, row: InviteRow): Promise<void> {
  await db
    .insertInto('invites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Both sides of one user's invites go to another; a newcomer stays one newcomer, and nobody brought themselves. */
export async function mergeInvites(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await db.updateTable('invites').set({ inviter_id: into }).where('inviter_id', '=', from).execute()
  const already = db.selectFrom('invites').select('id').where('newcomer_id', '=', into)
  await db
    .updateTable('invites')
    .set({ newcomer_id: into })
    .where('newcomer_id', '=', from)
    .where(({ not, exists }) => not(exists(already)))
    .execute()
  await db.updateTable('invites').set({ newcomer_id: null }).where('newcomer_id', '=', from).execute()
  await db
    .updateTable('invites')
    .set({ newcomer_id: null })
    .where('newcomer_id', '=', into)
    .where('inviter_id', '=', into)
    .execute()
}

/** A newcomer without a phone got one: their invite counts for it, unless the phone was a newcomer's before. */
export async function rememberPhone(db: Db, newcomerId: string, phoneHash: string): Promise<void> {
  const used = await db
    .selectFrom('invites')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst()
  const unmarked = { phone_hash: phoneHash, ...(used && { phone_hash: null, newcomer_id: null }) }
  await db
    .updateTable('invites')
    .set(unmarked)
    .where('newcomer_id', '=', newcomerId)
    .where('phone_hash', 'is', null)
    .execute()
}
