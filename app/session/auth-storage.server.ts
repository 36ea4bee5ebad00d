import { z } from 'zod'
import { seal, unseal } from './sealed.server'

/** Cookie auth-storage: the bearer token, encrypted and signed (decisions §3). */
export const authStorageName = 'auth-storage'
/** 10080 minutes (spec §9). */
export const authStorageLifeSeconds = 10_080 * 60

const AuthStorage = z.object({ token: z.string().min(1), isLogin: z.literal(true) })

/** The token; undefined for no cookie, and for one that is not ours. */
export function readToken(cookie: string | undefined, secrets: readonly string[]): string | undefined {
  const text = cookie && unseal(cookie, authStorageName, secrets)
  if (!text) return undefined
  try {
    return AuthStorage.parse(JSON.parse(text)).token
  } catch {
    return undefined
  }
}

export function writeToken(token: string, secrets: readonly string[]): string {
  return seal(JSON.stringify({ token, isLogin: true }), authStorageName, secrets)
}
