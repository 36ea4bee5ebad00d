import type { RateLimit } from './rate-limits.queries'
import { ipGroup } from './ip-group'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Starting a WeChat flow. Loose, because a whole school may share one address. */
export function weixinLoginLimits(ip: string): RateLimit[] {
  return [{ key: `weixin ${ipGroup(ip)}`, max: 120, windowMs: 10 * MINUTE_MS }]
}

/** Placing orders; counts every press of the button. */
export function orderLimits(userId: string): RateLimit[] {
  return [{ key: `order ${userId}`, max: 60, windowMs: 10 * MINUTE_MS }]
}

/** Codes of coupons that do not exist: many mistakes, few guesses. */
export function couponGuessLimits(userId: string, ip: string): RateLimit[] {
  return [
    { key: `coupon ${userId} minutes`, max: 15, windowMs: 10 * MINUTE_MS },
    { key: `coupon ${userId} day`, max: 100, windowMs: DAY_MS },
    { key: `coupon ${ipGroup(ip)}`, max: 200, windowMs: HOUR_MS },
  ]
}

/** Requests for invoices and changes of them. */
export function invoiceLimits(userId: string): RateLimit[] {
  return [{ key: `invoice ${userId}`, max: 60, windowMs: HOUR_MS }]
}

/** Questions to the assistant, including repeated ones: faster than anybody can read. */
export function chatQuestionLimits(userId: string): RateLimit[] {
  return [
    { key: `ask ${userId} minutes`, max: 30, windowMs: 10 * MINUTE_MS },
    { key: `ask ${userId} day`, max: 300, windowMs: DAY_MS },
  ]
}

/** Uploads without an account (a draft, a photo), so that nobody can fill the disk. */
export function guestUploadLimits(what: 'draft' | 'photo', ip: string): RateLimit[] {
  const ipKey = ipGroup(ip)
  return [
    { key: `${what} ${ipKey} hour`, max: 60, windowMs: HOUR_MS },
    { key: `${what} ${ipKey} day`, max: 300, windowMs: DAY_MS },
  ]
}

/**
 * Attempts at the password of a share: few per link and address, more per link over all addresses, so that
 * nobody can lock others out.
 */
export function shareUnlockLimits(token: string, ip: string): RateLimit[] {
  const ipKey = ipGroup(ip)
  return [
    { key: `share ${token} ${ipKey}`, max: 8, windowMs: 15 * MINUTE_MS },
    { key: `share ${token}`, max: 100, windowMs: HOUR_MS },
    { key: `share ${ipKey}`, max: 60, windowMs: HOUR_MS },
  ]
}

/** Previews of a share: every change of a checkbox requests one, which takes up to 0.1 s to render. */
export function sharePreviewLimits(userId: string): RateLimit[] {
  return [{ key: `share preview ${userId}`, max: 300, windowMs: 10 * MINUTE_MS }]
}

export function renameLimits(userId: string): RateLimit[] {
  return [{ key: `rename ${userId}`, max: 20, windowMs: DAY_MS }]
}

/** Links to files: each stores a whole resume for a week. */
export function downloadLinkLimits(userId: string): RateLimit[] {
  return [
    { key: `download link ${userId} hour`, max: 20, windowMs: HOUR_MS },
    { key: `download link ${userId} day`, max: 60, windowMs: DAY_MS },
  ]
}

/**
 * E-mails with a resume. `addressHash`: few to one address over all accounts, so that nobody can fill another's mailbox;
 * few by one account, because each is typeset and sent while its owner waits; `dailyCap` bounds what providers are paid for.
 */
export function emailLimits(userId: string, addressHash: string, dailyCap: number): RateLimit[] {
  return [
    { key: `email ${userId} hour`, max: 10, windowMs: HOUR_MS },
    { key: `email ${userId} day`, max: 20, windowMs: DAY_MS },
    { key: `email to ${addressHash} hour`, max: 5, windowMs: HOUR_MS },
    { key: `email to ${addressHash} day`, max: 10, windowMs: DAY_MS },
    { key: 'email day', max: dailyCap, windowMs: DAY_MS },
  ]
}

/** E-mails about invoices: an admin settles each request, so that only the cap of the day counts. */
export const invoiceEmailLimits = (dailyCap: number): RateLimit[] => [
  { key: 'email day', max: dailyCap, windowMs: DAY_MS },
]

/** An export reads all data of a user. */
export function exportLimits(userId: string): RateLimit[] {
  return [{ key: `export ${userId}`, max: 20, windowMs: HOUR_MS }]
}

/** Error reports: a failing page may send many, but nobody may fill the disk. */
export function errorReportLimits(ip: string): RateLimit[] {
  const ipKey = ipGroup(ip)
  return [
    { key: `errors ${ipKey} minutes`, max: 30, windowMs: 10 * MINUTE_MS },
    { key: `errors ${ipKey} day`, max: 300, windowMs: DAY_MS },
    { key: 'errors day', max: 20_000, windowMs: DAY_MS },
  ]
}

/** Feedback messages. `sender`: a user id, or an ip group. */
export function feedbackLimits(sender: string): RateLimit[] {
  return [
    { key: `feedback ${sender} minutes`, max: 5, windowMs: 10 * MINUTE_MS },
    { key: `feedback ${sender} day`, max: 20, windowMs: DAY_MS },
    { key: 'feedback day', max: 5_000, windowMs: DAY_MS },
  ]
}
