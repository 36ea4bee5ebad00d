import { randomBytes } from 'node:crypto'
import { encryptCookie, decryptCookie } from './encrypted-cookie.server'

/**
 * Cookie known-device: a random id of this browser, encrypted and signed. With it a code belongs to the browser that asked for
 * it, and nobody's wrong codes shut a phone's owner out where they logged in before (decision 0045).
 */
export const knownDeviceCookieName = 'known-device'
/** As long as the service remembers a device that logged in. */
export const knownDeviceMaxAgeSeconds = 180 * 24 * 3600
/** Only the login is told: no other page hangs on it. */
export const knownDeviceCookiePath = '/login'

export function createDeviceId(): string {
  return randomBytes(24).toString('base64url')
}

/** The id; undefined for no cookie, and for one that is not ours. */
export function parseDeviceCookie(
  cookie: string | undefined,
  secrets: readonly string[],
): string | undefined {
  const id = cookie && decryptCookie(cookie, knownDeviceCookieName, secrets)
  return id && /^[\w-]{32}$/.test(id) ? id : undefined
}

export function serializeDeviceCookie(id: string, secrets: readonly string[]): string {
  return encryptCookie(id, knownDeviceCookieName, secrets)
}
