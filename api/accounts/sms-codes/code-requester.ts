import type { Caller } from '../../http/caller'
import { isKnownDevice, upsertKnownDevice } from './known-devices.queries'
import type { Db } from '../../db/schema/tables'
import type { SmsPurpose } from '../../gateways/sms/sms-provider'
import { hashSecret } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import type { CodeRequester } from './code-rate-limits'
import { ipGroup } from '../../rate-limits/ip-group'

/** A request for a code or an attempt to verify one, with its caller. */
export type CodeRequest = {
  phone: string
  purpose: SmsPurpose
  caller: Pick<Caller, 'ip' | 'device' | 'isNewDevice'>
  /** The logged-in user, for the purposes that need one. */
  userId?: string
  /** The proof that a challenge was met, if there was one. */
  proof?: string
}

/**
 * The requester as the rate limits count it. A user that closes its own account counts like a known device.
 */
export async function identifyRequester(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { phone, purpose, caller, userId }: CodeRequest,
): Promise<CodeRequester> {
  const { ip } = caller
  if (purpose === 'close') return { phone, ip, device: `user ${userId}` }
  if (!caller.device) return { phone, ip, device: undefined }
  const deviceHash = hashSecret(caller.device)
  const isKnown = await isKnownDevice(db, { phone, deviceHash, now: clock() })
  return { phone, ip, device: isKnown ? deviceHash : undefined }
}

/**
 * The key by which a client without a device cookie finds its code: the address, so that browsers that refuse
 * cookies can log in. Null for clients with a cookie, whose code nobody else may try.
 */
export function codeAddressKey({ phone, purpose, caller, userId }: CodeRequest): string | null {
  if (userId !== undefined || !caller.isNewDevice) return null
  return `${purpose}:${phone}:${ipGroup(caller.ip)}`
}

/**
 * The id of the code that a request is about. It belongs to its requester (an account, a browser, else an
 * address), so that nobody else can replace the code by asking for another, or exhaust its attempts.
 */
export function codeId({ phone, purpose, caller, userId }: CodeRequest): string {
  const requester = userId ?? (caller.device ? hashSecret(caller.device) : ipGroup(caller.ip))
  return `${purpose}:${phone}:${requester}`
}

/** Marks the caller's device as known for this user. Does nothing for a caller without a device cookie. */
export async function rememberLoginDevice(
  db: Db,
  { userId, caller: { device }, now }: { userId: string; caller: Pick<Caller, 'device'>; now: number },
): Promise<void> {
  if (device) await upsertKnownDevice(db, { userId, deviceHash: hashSecret(device), now })
}
