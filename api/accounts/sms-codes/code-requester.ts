import type { Kysely } from 'kysely'
import type { Caller } from '../../http/caller'
import { isKnownDevice, upsertKnownDevice } from './known-devices.queries'
import type { Tables } from '../../db/schema/tables'
import type { SmsPurpose } from '../../gateways/sms/sms-provider'
import { hashSecret } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import type { CodeRequester } from './code-rate-limits'
import { ipGroup } from '../../rate-limits/ip-group'

/** A code that is asked for or tried, and by whom. */
export type CodeRequest = {
  phone: string
  purpose: SmsPurpose
  caller: Pick<Caller, 'ip' | 'device' | 'isNewDevice'>
  /** Who is logged in, where somebody has to be. */
  userId?: string
  /** How the challenge was met, if one was. */
  proof?: string
}

/** Who asks, as limits count them: an account asks for its own phone as a known device does. */
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
 * What a code is found by where the browser came without its cookie, asking for it or trying it: the address, so that whoever
 * keeps no cookies can log in. Null for a code that a browser with its cookie asked for: nobody else tries it.
 */
export function codeAddressKey({ phone, purpose, caller, userId }: CodeRequest): string | null {
  if (userId !== undefined || !caller.isNewDevice) return null
  return `${purpose}:${phone}:${ipGroup(caller.ip)}`
}

/**
 * Names the code that a request is about. It belongs to who asked for it (an account, a browser, else an address), so that
 * nobody else voids it by asking for another, or uses up its tries.
 */
export function codeId({ phone, purpose, caller, userId }: CodeRequest): string {
  const requester = userId ?? (caller.device ? hashSecret(caller.device) : ipGroup(caller.ip))
  return `${purpose}:${phone}:${requester}`
}

/** Remembers the device of a login that succeeded; one without a cookie is nobody's. */
export async function rememberLoginDevice(
  db: Kysely<Tables>,
  { userId, caller: { device }, now }: { userId: string; caller: Pick<Caller, 'device'>; now: number },
): Promise<void> {
  if (device) await upsertKnownDevice(db, { userId, deviceHash: hashSecret(device), now })
}
