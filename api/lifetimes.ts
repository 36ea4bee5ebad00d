import { chinaDay } from '#contract/china-time'
import { visitDays } from '#contract/sharing/share-visit-kinds'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Counted from the last save (decisions §9). */
export const draftLifeMs = 30 * DAY_MS
/** Counted from the last use. */
export const photoLifeMs = 30 * DAY_MS
/** As long as its cookie (spec §9); counted from the last rotation. */
export const sessionLifeMs = 7 * DAY_MS
export const sessionRotationIntervalMs = DAY_MS
/** How long the previous token stays valid after its successor was first used (decisions §4). */
export const previousTokenLifeMs = MINUTE_MS
/** Minimum interval between two updates of a session's last use. */
export const lastSeenIntervalMs = 5 * MINUTE_MS
/** Lifetime of an SMS code, and how often it may be tried (decisions §4). */
export const smsCodeLifeMs = 5 * MINUTE_MS
export const maxSmsCodeAttempts = 5
export const outboxLifeMs = 10 * MINUTE_MS
/** From the request to close an account to its erasure (decisions §4). */
export const coolingOffMs = 7 * DAY_MS
/** How long a resume stays in the recycle bin (decisions §11). */
export const binLifeMs = 30 * DAY_MS
/** How long a charged download unlocks its resume (decisions §12). */
export const downloadWindowMs = 7 * DAY_MS
/** Lifetime of a version, counted from the save that replaced it. */
export const versionLifeMs = 30 * DAY_MS
/** From the redirect to WeChat to its callback, and from there to the finish (decisions §3). */
export const oauthFlowLifeMs = 10 * MINUTE_MS
/** How long a finish may be repeated, so that a lost response does not strand anybody. */
export const oauthFinishRetryMs = 5 * MINUTE_MS
/** How long error reports are stored. */
export const errorReportLifeMs = 30 * DAY_MS
/** How long feedback is stored. */
export const feedbackLifeMs = 365 * DAY_MS
/** Repeated views of a resume by an admin within this time are audited as one. */
export const adminViewDedupMs = 15 * MINUTE_MS
/** How long the files of a link can be downloaded: as long as what it was charged as. */
export const downloadLinkLifeMs = downloadWindowMs

/** The start of the first day (ms since 1970) whose visits of share links are kept at `now`. */
export function firstVisitDay(now: number): number {
  return chinaDay(now).startsAt - (visitDays - 1) * DAY_MS
}

/** Whether `now` has reached `expiresAt`; both in ms since 1970. */
export function isExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt
}

/** Whether reading a photo should extend its life: at most once a day. */
export function isPhotoTouchDue(expiresAt: number, now: number): boolean {
  return expiresAt - now <= photoLifeMs - DAY_MS
}

/** Whether a resume's time in the bin is over. Both in ms since 1970; deletedAt is null while it is live. */
export function isBinExpired(deletedAt: number | null, now: number): boolean {
  return deletedAt !== null && isExpired(deletedAt + binLifeMs, now)
}
