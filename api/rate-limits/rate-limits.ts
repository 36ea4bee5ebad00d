import type { RateLimit } from './rate-limits.queries'
import { ipGroup } from './ip-group'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Beginning a round with WeChat: loosely, for a whole school may have one address. */
export function weixinLoginLimits(ip: string): RateLimit[] {
  return [{ key: `weixin ${ipGroup(ip)}`, max: 120, windowMs: 10 * MINUTE_MS }]
}

/** Ordering, with every press on the button: enough for the most impatient. */
export function orderLimits(userId: string): RateLimit[] {
  return [{ key: `order ${userId}`, max: 60, windowMs: 10 * MINUTE_MS }]
}

/** Asking the assistant, and having it answer again: faster than anybody reads. */
export function chatQuestionLimits(userId: string): RateLimit[] {
  return [
    { key: `ask ${userId} minutes`, max: 30, windowMs: 10 * MINUTE_MS },
    { key: `ask ${userId} day`, max: 300, windowMs: DAY_MS },
  ]
}

/** Leaving something here without an account (a draft, a photo, a download link): so that nobody fills the disk. */
export function guestUploadLimits(what: 'draft' | 'photo' | 'downloadLink', ip: string): RateLimit[] {
  const ipKey = ipGroup(ip)
  return [
    { key: `${what} ${ipKey} hour`, max: 60, windowMs: HOUR_MS },
    { key: `${what} ${ipKey} day`, max: 300, windowMs: DAY_MS },
  ]
}

/** Trying the password of a share: few for one link from one place, more for all places together, so that nobody locks others out. */
export function shareUnlockLimits(token: string, ip: string): RateLimit[] {
  const ipKey = ipGroup(ip)
  return [
    { key: `share ${token} ${ipKey}`, max: 8, windowMs: 15 * MINUTE_MS },
    { key: `share ${token}`, max: 100, windowMs: HOUR_MS },
    { key: `share ${ipKey}`, max: 60, windowMs: HOUR_MS },
  ]
}

/** Looking at what a link would show: a page is asked for by each change of a box, and costs up to a tenth of a second. */
export function sharePreviewLimits(userId: string): RateLimit[] {
  return [{ key: `share preview ${userId}`, max: 300, windowMs: 10 * MINUTE_MS }]
}

export function renameLimits(userId: string): RateLimit[] {
  return [{ key: `rename ${userId}`, max: 20, windowMs: DAY_MS }]
}

/** An export reads everything somebody has. */
export function exportLimits(userId: string): RateLimit[] {
  return [{ key: `export ${userId}`, max: 20, windowMs: HOUR_MS }]
}

/** Reporting what went wrong on a screen: a page in trouble may tell often, nobody may fill the disk. */
export function errorReportLimits(ip: string): RateLimit[] {
  const ipKey = ipGroup(ip)
  return [
    { key: `errors ${ipKey} minutes`, max: 30, windowMs: 10 * MINUTE_MS },
    { key: `errors ${ipKey} day`, max: 300, windowMs: DAY_MS },
    { key: 'errors day', max: 20_000, windowMs: DAY_MS },
  ]
}

/** Messages to the service. `sender`: an account, or the group of an address. */
export function feedbackLimits(sender: string): RateLimit[] {
  return [
    { key: `feedback ${sender} minutes`, max: 5, windowMs: 10 * MINUTE_MS },
    { key: `feedback ${sender} day`, max: 20, windowMs: DAY_MS },
    { key: 'feedback day', max: 5_000, windowMs: DAY_MS },
  ]
}
