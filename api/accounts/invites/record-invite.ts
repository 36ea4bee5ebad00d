import type { InviteInput } from '#contract/account/session'
import type { Kysely } from 'kysely'
import { insertGrant } from '../../membership/benefits/benefits.queries'
import { findInviter, insertInvite, claimInviteForPhone } from './invites.queries'
import type { InviteRow, Tables } from '../../db/schema/tables'
import { lockUsers } from '../users/users.queries'
import { hashPhone, newShortId } from '../../ids-and-hashes'
import { inviteRewardLevel, inviteRewardSeconds } from './invite-reward'

type Db = Kysely<Tables>

/** An invite as it is kept, once it turns out that somebody is new. */
export type PendingInvite = { inviteCode: string; agentCode: string; phoneHash: string | null }

/** Made ready before a transaction, because hashing a phone is slow. @returns undefined without a code. */
export async function prepareInvite(
  { inviterCode, agentCode }: InviteInput,
  phone: string | null,
): Promise<PendingInvite | undefined> {
  const inviteCode = inviterCode.trim().toUpperCase()
  if (!/^[A-Z\d]{6}$/.test(inviteCode)) return undefined
  return {
    inviteCode,
    agentCode: agentCode.trim(),
    phoneHash: phone === null ? null : await hashPhone(phone),
  }
}

/**
 * Remembers who brought a newcomer, and rewards both once the newcomer has a phone: one reward a phone, ever. Codes nobody
 * has, and one's own, are ignored. For use in the transaction that opens the account.
 */
export async function recordInvite(
  db: Db,
  newcomerId: string,
  { inviteCode, agentCode, phoneHash }: PendingInvite,
  now: number,
): Promise<void> {
  const inviterId = await findInviter(db, inviteCode)
  if (!inviterId || inviterId === newcomerId) return
  // Gone by now, they went into another account or nowhere; it takes no newcomer's login with it.
  const [inviter] = await lockUsers(db, [inviterId])
  if (!inviter) return
  const invite = {
    id: newShortId(),
    inviter_id: inviterId,
    newcomer_id: newcomerId,
    agent_code: agentCode,
    phone_hash: phoneHash,
    created_at: now,
  }
  const isFirst = await insertInvite(db, invite)
  if (isFirst && phoneHash !== null) await rewardInvite(db, invite, now)
}

/** A newcomer without a phone bound one: now their invite counts, if it is the phone's first. For use in a transaction. */
export async function recordNewcomerPhone(
  db: Db,
  newcomerId: string,
  phoneHash: string,
  now: number,
): Promise<void> {
  const invite = await claimInviteForPhone(db, newcomerId, phoneHash)
  if (invite) await rewardInvite(db, invite, now)
}

async function rewardInvite(db: Db, invite: InviteRow, now: number): Promise<void> {
  const recipients = { inviter: invite.inviter_id, newcomer: invite.newcomer_id }
  for (const [role, user_id] of Object.entries(recipients))
    if (user_id !== null)
      await insertGrant(db, {
        id: `invite-${invite.id}-${role}`,
        user_id,
        level: inviteRewardLevel,
        seconds: inviteRewardSeconds,
        source: 'invite',
        created_at: now,
      })
}
