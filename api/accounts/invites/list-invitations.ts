import type { Invitations } from '#contract/account/invite'
import { listInvites } from './invites.queries'
import type { Db } from '../../db/schema/tables'
import { inviteRewardSeconds } from './record-invite'
import { inviterName } from './inviter-name'
import { maskName } from './mask-name'
import { getUser } from '../users/open-account'

/** The users invited with a user's code, newest first, with the reward for each in seconds. */
export async function listInvitations(db: Db, userId: string): Promise<Invitations> {
  const [user, invites] = await Promise.all([getUser(db, userId), listInvites(db, userId)])
  const people = invites.map(({ nickname, created_at: at, phone_hash }) => ({
    name: maskName(nickname ?? ''),
    at,
    rewarded: phone_hash === null ? 0 : inviteRewardSeconds,
  }))
  return {
    inviteCode: user.invite_code,
    nameChoice: user.inviter_name,
    shownName: inviterName(user),
    people,
    totalSeconds: people.reduce((sum, { rewarded }) => sum + rewarded, 0),
  }
}
