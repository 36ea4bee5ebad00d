import { z } from 'zod'
import { encryptCookie, decryptCookie } from './encrypted-cookie.server'

/** Cookie auth-storage: the bearer token, encrypted and signed (decisions §3). */
export const authCookieName = 'auth-storage'
/** For 10080 minutes (spec §9). */
export const authCookie = { name: authCookieName, maxAgeSeconds: 10_080 * 60, sameSite: 'strict' } as const

const AuthCookie = z.object({ token: z.string().min(1), isLogin: z.literal(true) })

/** The token; undefined without a cookie, and for a foreign one. */
export function parseAuthCookie(cookie: string | undefined, secrets: readonly string[]): string | undefined {
  const text = cookie && decryptCookie(cookie, authCookieName, secrets)
  if (!text) return undefined
  try {
    return AuthCookie.parse(JSON.parse(text)).token
  } catch {
    return undefined
  }
}

export function serializeAuthCookie(token: string, secrets: readonly string[]): string {
  return encryptCookie(JSON.stringify({ token, isLogin: true }), authCookieName, secrets)
}
