import type { Limit } from '../db/limits'
import { ipGroup } from './ip-group'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Beginning a round with WeChat: loosely, for a whole school may have one address. */
export function weixinLimits(ip: string): Limit[] {
  return [{ key: `weixin ${ipGroup(ip)}`, most: 120, windowMs: 10 * MINUTE_MS }]
}

/** Ordering, with every press on the button: enough for the most impatient. */
export function orderingLimits(userId: string): Limit[] {
  return [{ key: `order ${userId}`, most: 60, windowMs: 10 * MINUTE_MS }]
}

/** Asking the assistant, and having it answer again: faster than anybody reads. */
export function askingLimits(userId: string): Limit[] {
  return [
    { key: `ask ${userId} minutes`, most: 30, windowMs: 10 * MINUTE_MS },
    { key: `ask ${userId} day`, most: 300, windowMs: DAY_MS },
  ]
}

/** Leaving something here without an account (a draft, a photo, a handoff): so that nobody fills the disk. */
export function leavingLimits(what: 'draft' | 'photo' | 'handoff', ip: string): Limit[] {
  const group = ipGroup(ip)
  return [
    { key: `${what} ${group} hour`, most: 60, windowMs: HOUR_MS },
    { key: `${what} ${group} day`, most: 300, windowMs: DAY_MS },
  ]
}

/** Trying the password of a share: few for one link from one place, more for all places together, so that nobody locks others out. */
export function unlockingLimits(token: string, ip: string): Limit[] {
  const group = ipGroup(ip)
  return [
    { key: `share ${token} ${group}`, most: 8, windowMs: 15 * MINUTE_MS },
    { key: `share ${token}`, most: 100, windowMs: HOUR_MS },
    { key: `share ${group}`, most: 60, windowMs: HOUR_MS },
  ]
}

/** Looking at what a link would show: a page is asked for by each change of a box, and costs up to a tenth of a second. */
export function sharePreviewLimits(userId: string): Limit[] {
  return [{ key: `share preview ${userId}`, most: 300, windowMs: 10 * MINUTE_MS }]
}

export function renamingLimits(userId: string): Limit[] {
  return [{ key: `rename ${userId}`, most: 20, windowMs: DAY_MS }]
}

/** An export reads everything somebody has. */
export function exportingLimits(userId: string): Limit[] {
  return [{ key: `export ${userId}`, most: 20, windowMs: HOUR_MS }]
}

/** Reporting what went wrong on a screen: a page in trouble may tell often, nobody may fill the disk. */
export function reportingLimits(ip: string): Limit[] {
  const group = ipGroup(ip)
  return [
    { key: `errors ${group} minutes`, most: 30, windowMs: 10 * MINUTE_MS },
    { key: `errors ${group} day`, most: 300, windowMs: DAY_MS },
    { key: 'errors day', most: 20_000, windowMs: DAY_MS },
  ]
}

/** Messages to the service. `sender`: an account, or the group of an address. */
export function feedbackLimits(sender: string): Limit[] {
  return [
    { key: `feedback ${sender} minutes`, most: 5, windowMs: 10 * MINUTE_MS },
    { key: `feedback ${sender} day`, most: 20, windowMs: DAY_MS },
    { key: 'feedback day', most: 5_000, windowMs: DAY_MS },
  ]
}
