import type { Invite } from '#contract/session'
import type { Kysely } from 'kysely'
import { findInviter, insertInvite } from '../db/invites'
import type { Tables } from '../db/tables'
import { hashPhone, newShortId } from '../keys'

/** An invite as it is kept, once it turns out that somebody is new. */
export type Invited = { inviteCode: string; agentCode: string; phoneHash: string | null }

/** Made ready before a transaction, because hashing a phone is slow. @returns undefined without a code. */
export async function inviteOf(
  { inviterCode, agentCode }: Invite,
  phone: string | null,
): Promise<Invited | undefined> {
  const inviteCode = inviterCode.trim().toUpperCase()
  if (!/^[A-Z\d]{6}$/.test(inviteCode)) return undefined
  return {
    inviteCode,
    agentCode: agentCode.trim(),
    phoneHash: phone === null ? null : await hashPhone(phone),
  }
}

/** Remembers who brought a newcomer. Codes nobody has, and one's own, are ignored. */
export async function recordInvite(
  db: Kysely<Tables>,
  newcomerId: string,
  { inviteCode, agentCode, phoneHash }: Invited,
  now: number,
): Promise<void> {
  const inviterId = await findInviter(db, inviteCode)
  if (!inviterId || inviterId === newcomerId) return
  await insertInvite(db, {
    id: newShortId(),
    inviter_id: inviterId,
    newcomer_id: newcomerId,
    agent_code: agentCode,
    phone_hash: phoneHash,
    created_at: now,
  })
}
