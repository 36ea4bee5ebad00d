import type { RateLimit } from '../../rate-limits/rate-limits.queries'
import { chinaDay } from '#contract/china-time'
import { ipGroup } from '../../rate-limits/ip-group'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long until the next code may be asked for (spec §9). */
export const resendDelayMs = 60 * SECOND_MS

/**
 * Who asks for a code or tries one, as far as limits go. A device that logged in to the account of the phone before has counters
 * of its own, so that nobody else uses them up; all others share those of the phone and of their address.
 */
export type CodeRequester = {
  phone: string
  ip: string
  /** What counters of a known device are named by; undefined for all others. */
  device: string | undefined
}

const addressKey = ({ ip }: CodeRequester) => ipGroup(ip)
const deviceKey = ({ phone, device }: CodeRequester) => `${phone} ${device}`

/** The turn to get a code: given back when the provider failed. */
export function resendLimit(requester: CodeRequester): RateLimit {
  const key = requester.device ? `code ${deviceKey(requester)} turn` : `code ${requester.phone} turn`
  return { key, max: 1, windowMs: resendDelayMs }
}

/** Sending a code (decisions §4); for a phone no looser than Aliyun's own limits. The first two are of the hour. */
export function sendLimits(requester: CodeRequester): RateLimit[] {
  const named = requester.device ? deviceKey(requester) : requester.phone
  const limits = [
    { key: `code ${named} hour`, max: 5, windowMs: HOUR_MS },
    { key: `code ${named} day`, max: 10, windowMs: DAY_MS },
    resendLimit(requester),
  ]
  if (requester.device) return limits
  const address = addressKey(requester)
  return [
    ...limits,
    { key: `code ${address} hour`, max: 10, windowMs: HOUR_MS },
    { key: `code ${address} day`, max: 30, windowMs: DAY_MS },
  ]
}

/**
 * Trying a code: what was wrong counts. Ten in a quarter of an hour shut this phone at this address out, or at this known
 * device; the phone at all addresses together is only counted, for a challenge.
 */
export function verifyLimits(requester: CodeRequester): RateLimit[] {
  const { phone } = requester
  const windowMs = 15 * MINUTE_MS
  if (requester.device) return [{ key: `try ${deviceKey(requester)}`, max: 10, windowMs }]
  const address = addressKey(requester)
  return [
    { key: `try ${phone} ${address}`, max: 10, windowMs },
    { key: `try ${phone}`, max: Infinity, windowMs },
    { key: `try ${address}`, max: 50, windowMs: HOUR_MS },
  ]
}

/** From so many on a challenge is asked (decisions §14): counter → count. */
export function challengeThresholds(what: 'send' | 'try', requester: CodeRequester): Map<string, number> {
  const limits = what === 'send' ? sendLimits(requester).filter(isHourly) : verifyLimits(requester)
  return new Map(limits.map(({ key }) => [key, what === 'send' ? 3 : 5]))
}

const isHourly = ({ windowMs }: RateLimit) => windowMs === HOUR_MS

/** Meeting a challenge by waiting: one at a time for an address, and for a phone. */
export function waitLimits(requester: CodeRequester): RateLimit[] {
  return [
    { key: `waited ${addressKey(requester)}`, max: 1, windowMs: challengeWaitMs },
    { key: `waited ${requester.phone}`, max: 1, windowMs: challengeWaitMs },
  ]
}

/** Sums that were wrong: nobody counts through them. */
export function sumLimits(requester: CodeRequester): RateLimit[] {
  return [{ key: `sum ${addressKey(requester)}`, max: 10, windowMs: 15 * MINUTE_MS }]
}

/** How long the wait is that meets a challenge, and how long a challenge can be met. */
export const challengeWaitMs = 60 * SECOND_MS
export const challengeLifeMs = 10 * MINUTE_MS

/** The codes that leave on a day: no more than `most`, for the whole service. */
export function dailySmsLimit(now: number, max = Infinity): RateLimit {
  return { key: `sent ${chinaDay(now).name}`, max, windowMs: DAY_MS }
}

/** The warning that few messages are left for a day: once, whoever of many machines gives it. */
export function dailySmsWarningLimit(now: number): RateLimit {
  return { key: `sent ${chinaDay(now).name} alarm`, max: 1, windowMs: DAY_MS }
}
