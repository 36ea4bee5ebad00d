const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Counted from the last save (decisions §9). */
export const draftLifeMs = 30 * DAY_MS
/** Counted from the last use. */
export const photoLifeMs = 30 * DAY_MS
/** As long as its cookie (spec §9); counted from the last rotation. */
export const sessionLifeMs = 7 * DAY_MS
export const sessionRotationIntervalMs = DAY_MS
/** How long the token before a rotation is still good once its successor was used (decisions §4). */
export const previousTokenLifeMs = MINUTE_MS
/** When somebody was last seen is written down no more often. */
export const lastSeenIntervalMs = 5 * MINUTE_MS
/** How long a code of a text message is good, and how often it may be tried (decisions §4). */
export const smsCodeLifeMs = 5 * MINUTE_MS
export const maxSmsCodeAttempts = 5
export const outboxLifeMs = 10 * MINUTE_MS
/** Between asking for an account to be closed and its end (decisions §4). */
export const coolingOffMs = 7 * DAY_MS
/** A resume in the recycle bin (decisions §11). */
export const binLifeMs = 30 * DAY_MS
/** How long a counted download leaves its resume open (decisions §12). */
export const downloadWindowMs = 7 * DAY_MS
/** A version, counted from the save that replaced it. */
export const versionLifeMs = 30 * DAY_MS
/** From asking WeChat to its answer, and from there to the finish (decisions §3). */
export const oauthFlowLifeMs = 10 * MINUTE_MS
/** How long a finish may be sent again: a lost answer must not strand anybody. */
export const oauthFinishRetryMs = 5 * MINUTE_MS
/** What went wrong on somebody's screen. */
export const errorReportLifeMs = 30 * DAY_MS
/** A message to the service. */
export const feedbackLifeMs = 365 * DAY_MS
/** An admin's look at a resume: its pages and what follows are one opening, written down once. */
export const adminViewDedupMs = 15 * MINUTE_MS
export const downloadLinkLifeMs = 10 * MINUTE_MS

/** The moment itself is too late. Both in ms since 1970. */
export function isExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt
}

/** Reading a photo prolongs its life, but is written down at most once a day. */
export function isPhotoTouchDue(expiresAt: number, now: number): boolean {
  return expiresAt - now <= photoLifeMs - DAY_MS
}

/** Whether a resume's time in the bin is over; both in ms since 1970, null while it is live. */
export function isBinExpired(deletedAt: number | null, now: number): boolean {
  return deletedAt !== null && isExpired(deletedAt + binLifeMs, now)
}
