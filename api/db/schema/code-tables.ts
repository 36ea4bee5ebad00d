/** The one valid code of a phone for a purpose and a requester. */
export type SmsCodeRow = {
  /** purpose:phone:requester (accounts/sms-codes/code-requester.ts) */
  id: string
  /** purpose:phone:address, when a browser without a device cookie asked: it may return without one. */
  address: string | null
  code_hash: string
  tries: number
  expires_at: number
}

/** A device that logged in to an account, by the SHA-256 of the id in its cookie. */
export type KnownDeviceRow = {
  /** user id:device hash */
  id: string
  user_id: string
  device_hash: string
  seen_at: number
  expires_at: number
}

/** A challenge that was met, by its signature, so that it counts once. */
export type SpentChallengeRow = { id: string; expires_at: number }

/** A rate limit's counter, in a window that ends at expires_at. */
export type LimitRow = { key: string; points: number; expires_at: number }
