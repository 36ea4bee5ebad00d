import { inviteRewardDays } from '#contract/account/invite-terms'
import type { InviteInput } from '#contract/account/session'
import { insertGrant } from '../../membership/benefits/benefits.queries'
import { insertIfNew } from '../../db/insert-if-new'
import { findInviter, claimInviteForPhone } from './invites.queries'
import type { Db, InviteRow } from '../../db/schema/tables'
import { lockUsers } from '../users/users.queries'
import { hashPhone, newShortId } from '../../ids-and-hashes'

/** What one invite gives to inviter and newcomer each (spec §1): a day of level 100, which cannot be bought. */
const inviteRewardLevel = 100
export const inviteRewardSeconds = inviteRewardDays * 24 * 3600

/** An invite that is ready to be stored once the login turns out to create a new account. */
export type PendingInvite = { inviteCode: string; agentCode: string; phoneHash: string | null }

/** The code as it is stored; undefined for what cannot be one. */
export function parseInviteCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^[A-Z\d]{6}$/.test(code) ? code : undefined
}

/**
 * Normalizes the codes and hashes the phone. Runs before the transaction because the hash is slow. @returns
 * undefined without a valid code.
 */
export async function prepareInvite(
  { inviterCode, agentCode }: InviteInput,
  phone: string | null,
): Promise<PendingInvite | undefined> {
  const inviteCode = parseInviteCode(inviterCode)
  if (inviteCode === undefined) return undefined
  return {
    inviteCode,
    agentCode: agentCode.trim(),
    phoneHash: phone === null ? null : await hashPhone(phone),
  }
}

/**
 * Stores an invite and rewards both users once the newcomer has a phone: at most one reward per phone, ever.
 * Unknown codes and a user's own code are ignored. For use in the transaction that creates the account.
 */
export async function recordInvite(
  db: Db,
  newcomerId: string,
  { inviteCode, agentCode, phoneHash }: PendingInvite,
  now: number,
): Promise<void> {
  const inviterId = (await findInviter(db, inviteCode))?.id
  if (!inviterId || inviterId === newcomerId) return
  // The inviter may have been merged or erased meanwhile; that must not fail the newcomer's login.
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
  // False when this newcomer or this phone was invited before.
  const isFirst = await insertIfNew(db, 'invites', invite)
  if (isFirst && phoneHash !== null) await rewardInvite(db, invite, now)
}

/**
 * Counts and rewards the pending invite of a newcomer that binds a phone, if the phone was never invited
 * before. For use in a transaction.
 */
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
