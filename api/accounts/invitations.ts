import type { Invitations } from '#contract/membership'
import type { Kysely } from 'kysely'
import { listInvites } from '../db/invites'
import type { Tables } from '../db/tables'
import { inviteRewardSeconds } from '../rules/invite-reward'
import { maskName } from '../rules/masked-name'
import { getUser } from './open-account'

/** Who came by somebody's code, newest first, and what it gave. */
export async function listInvitations(db: Kysely<Tables>, userId: string): Promise<Invitations> {
  const [{ invite_code: inviteCode }, invites] = await Promise.all([
    getUser(db, userId),
    listInvites(db, userId),
  ])
  const people = invites.map(({ nickname, created_at: at, phone_hash }) => ({
    name: maskName(nickname ?? ''),
    at,
    rewarded: phone_hash === null ? 0 : inviteRewardSeconds,
  }))
  return { inviteCode, people, totalSeconds: people.reduce((sum, { rewarded }) => sum + rewarded, 0) }
}
