import type { Limit } from '../db/limits'
import { dayInChina } from './day-in-china'
import { ipGroup } from './ip-group'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long until the next code may be asked for (spec §9). */
export const resendAfterMs = 60 * SECOND_MS

/**
 * Who asks for a code or tries one, as far as limits go. A device that logged in to the account of the phone before has counters
 * of its own, so that nobody else uses them up; all others share those of the phone and of their address.
 */
export type CodeAsker = {
  phone: string
  ip: string
  /** What counters of a known device are named by; undefined for all others. */
  device: string | undefined
}

const addressOf = ({ ip }: CodeAsker) => ipGroup(ip)
const ownOf = ({ phone, device }: CodeAsker) => `${phone} ${device}`

/** The turn to get a code: given back when the provider failed. */
export function turnOf(asker: CodeAsker): Limit {
  const key = asker.device ? `code ${ownOf(asker)} turn` : `code ${asker.phone} turn`
  return { key, most: 1, windowMs: resendAfterMs }
}

/** Sending a code (decisions §4); for a phone no looser than Aliyun's own limits. The first two are of the hour. */
export function sendingLimits(asker: CodeAsker): Limit[] {
  const named = asker.device ? ownOf(asker) : asker.phone
  const limits = [
    { key: `code ${named} hour`, most: 5, windowMs: HOUR_MS },
    { key: `code ${named} day`, most: 10, windowMs: DAY_MS },
    turnOf(asker),
  ]
  if (asker.device) return limits
  const address = addressOf(asker)
  return [
    ...limits,
    { key: `code ${address} hour`, most: 10, windowMs: HOUR_MS },
    { key: `code ${address} day`, most: 30, windowMs: DAY_MS },
  ]
}

/**
 * Trying a code: what was wrong counts. Ten in a quarter of an hour shut this phone at this address out, or at this known
 * device; the phone at all addresses together is only counted, for a challenge.
 */
export function tryingLimits(asker: CodeAsker): Limit[] {
  const { phone } = asker
  const windowMs = 15 * MINUTE_MS
  if (asker.device) return [{ key: `try ${ownOf(asker)}`, most: 10, windowMs }]
  const address = addressOf(asker)
  return [
    { key: `try ${phone} ${address}`, most: 10, windowMs },
    { key: `try ${phone}`, most: Infinity, windowMs },
    { key: `try ${address}`, most: 50, windowMs: HOUR_MS },
  ]
}

/** From so many on a challenge is asked (decisions §14): counter → count. */
export function challengeAfter(what: 'send' | 'try', asker: CodeAsker): Map<string, number> {
  const limits = what === 'send' ? sendingLimits(asker).filter(isOfHour) : tryingLimits(asker)
  return new Map(limits.map(({ key }) => [key, what === 'send' ? 3 : 5]))
}

const isOfHour = ({ windowMs }: Limit) => windowMs === HOUR_MS

/** Meeting a challenge by waiting: one at a time for an address, and for a phone. */
export function waitingLimits(asker: CodeAsker): Limit[] {
  return [
    { key: `waited ${addressOf(asker)}`, most: 1, windowMs: challengeWaitMs },
    { key: `waited ${asker.phone}`, most: 1, windowMs: challengeWaitMs },
  ]
}

/** Sums that were wrong: nobody counts through them. */
export function summingLimits(asker: CodeAsker): Limit[] {
  return [{ key: `sum ${addressOf(asker)}`, most: 10, windowMs: 15 * MINUTE_MS }]
}

/** How long the wait is that meets a challenge, and how long a challenge can be met. */
export const challengeWaitMs = 60 * SECOND_MS
export const challengeLifeMs = 10 * MINUTE_MS

/** The codes that leave on a day: no more than `most`, for the whole service. */
export function codesSentOn(now: number, most = Infinity): Limit {
  return { key: `sent ${dayInChina(now).name}`, most, windowMs: DAY_MS }
}

/** The warning that few messages are left for a day: once, whoever of many machines gives it. */
export function alarmOn(now: number): Limit {
  return { key: `sent ${dayInChina(now).name} alarm`, most: 1, windowMs: DAY_MS }
}
