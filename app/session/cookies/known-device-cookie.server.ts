import { randomBytes } from 'node:crypto'
import { encryptCookie, decryptCookie } from './encrypted-cookie.server'

/**
 * Cookie known-device: a random id of this browser, encrypted and signed. It ties a code to the browser that
 * requested it, so that nobody's wrong codes block a phone's owner on a known device (decision 0045).
 */
export const knownDeviceCookie = {
  name: 'known-device',
  /** As long as the API remembers a known device. */
  maxAgeSeconds: 180 * 24 * 3600,
  sameSite: 'strict',
  /** Only sent to the login: no other page needs it. */
  path: '/login',
} as const

export function createDeviceId(): string {
  return randomBytes(24).toString('base64url')
}

/** The id; undefined without a cookie, and for a foreign one. */
export function parseDeviceCookie(
  cookie: string | undefined,
  secrets: readonly string[],
): string | undefined {
  const id = cookie && decryptCookie(cookie, knownDeviceCookie.name, secrets)
  return id && /^[\w-]{32}$/.test(id) ? id : undefined
}

export function serializeDeviceCookie(id: string, secrets: readonly string[]): string {
  return encryptCookie(id, knownDeviceCookie.name, secrets)
}
