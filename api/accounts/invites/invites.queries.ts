import type { Db, InviteRow, UserRow } from '../../db/schema/tables'

export async function findInviter(db: Db, inviteCode: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('invite_code', '=', inviteCode).executeTakeFirst()
}

type InvitedPerson = Pick<InviteRow, 'created_at' | 'phone_hash'> & { nickname: string | null }

/** The invites of one inviter, newest first. `nickname` is null once the newcomer's account is erased. */
export async function listInvites(db: Db, inviterId: string): Promise<InvitedPerson[]> {
  return db
    .selectFrom('invites')
    .leftJoin('users', 'users.id', 'invites.newcomer_id')
    .select(['invites.created_at', 'invites.phone_hash', 'users.nickname'])
    .where('inviter_id', '=', inviterId)
    .orderBy('invites.created_at', 'desc')
    .orderBy('invites.id')
    .execute()
}

/**
 * Moves both sides of one user's invites to another user. A user is the newcomer of one invite at most, and
 * never invites itself.
 */
export async function mergeInvites(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await db.updateTable('invites').set({ inviter_id: into }).where('inviter_id', '=', from).execute()
  const existingInvite = db.selectFrom('invites').select('id').where('newcomer_id', '=', into)
  await db
    .updateTable('invites')
    .set({ newcomer_id: into })
    .where('newcomer_id', '=', from)
    .where(({ not, exists }) => not(exists(existingInvite)))
    .execute()
  await db.updateTable('invites').set({ newcomer_id: null }).where('newcomer_id', '=', from).execute()
  await db
    .updateTable('invites')
    .set({ newcomer_id: null })
    .where('newcomer_id', '=', into)
    .where('inviter_id', '=', into)
    .execute()
}

/**
 * Assigns the newly bound phone to the newcomer's pending invite, unless the phone was invited before.
 * @returns the invite that counts from now on; undefined when none does.
 */
export async function claimInviteForPhone(db: Db, newcomerId: string, phoneHash: string) {
  const existing = await db
    .selectFrom('invites')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst()
  const phoneColumns = { phone_hash: phoneHash, ...(existing && { phone_hash: null, newcomer_id: null }) }
  const invite = await db
    .updateTable('invites')
    .set(phoneColumns)
    .where('newcomer_id', '=', newcomerId)
    .where('phone_hash', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return existing ? undefined : invite
}
