const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Counted from the last save (decisions §9). */
export const draftLifeMs = 30 * DAY_MS
/** Counted from the last use. */
export const photoLifeMs = 30 * DAY_MS
/** As long as its cookie (spec §9); counted from the last rotation. */
export const sessionLifeMs = 7 * DAY_MS
export const rotateSessionEveryMs = DAY_MS
/** How long the token before a rotation is still good (decisions §4). */
export const predecessorLifeMs = MINUTE_MS
export const handoffLifeMs = 10 * MINUTE_MS

/** The moment itself is too late. Both in ms since 1970. */
export function isExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt
}

/** Reading a photo prolongs its life, but is written down at most once a day. */
export function isPhotoTouchDue(expiresAt: number, now: number): boolean {
  return expiresAt - now <= photoLifeMs - DAY_MS
}
