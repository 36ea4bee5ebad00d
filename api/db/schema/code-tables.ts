/** The one good code of a phone for a purpose, for who asked for it. */
export type SmsCodeRow = {
  /** purpose:phone:who (accounts/code-asker.ts) */
  id: string
  /** purpose:phone:address, where a browser without a cookie asked: it may come back without it. */
  address: string | null
  code_hash: string
  tries: number
  expires_at: number
}

/** A browser that logged in to an account: SHA-256 of the id in its cookie. */
export type KnownDeviceRow = {
  /** user:device */
  id: string
  user_id: string
  device_hash: string
  seen_at: number
  expires_at: number
}

/** A challenge before a code that was met, by its signature: it counts once. */
export type SpentChallengeRow = { id: string; expires_at: number }

/** How often something was done in a window that ends at expires_at. */
export type LimitRow = { key: string; points: number; expires_at: number }
