import type { RateLimit } from '../../rate-limits/rate-limits.queries'
import { chinaDay } from '#contract/china-time'
import { ipGroup } from '../../rate-limits/ip-group'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Minimum interval between two codes (spec §9). */
export const resendDelayMs = 60 * SECOND_MS

/**
 * The client that asks for a code or tries one, as the rate limits see it. A device that logged in to the
 * phone's account before has counters of its own, so that nobody else can exhaust them; all others share the
 * counters of the phone and of their address.
 */
export type CodeRequester = {
  phone: string
  ip: string
  /** The key part of a known device's counters; undefined for all other clients. */
  device: string | undefined
}

const addressKey = ({ ip }: CodeRequester) => ipGroup(ip)
const deviceKey = ({ phone, device }: CodeRequester) => `${phone} ${device}`

/** The limit of one code per interval; released when the provider fails to send. */
export function resendLimit(requester: CodeRequester): RateLimit {
  const key = requester.device ? `code ${deviceKey(requester)} turn` : `code ${requester.phone} turn`
  return { key, max: 1, windowMs: resendDelayMs }
}

/**
 * Limits on sending a code (decisions §4); per phone no looser than Aliyun's own limits. The hourly ones come
 * first.
 */
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
 * Limits on verifying a code; only wrong codes count. Ten in 15 minutes block this phone at this address, or
 * this known device; the count of the phone over all addresses never blocks, it only triggers a challenge.
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

/** The counts from which a challenge is required (decisions §14): counter key → count. */
export function challengeThresholds(what: 'send' | 'try', requester: CodeRequester): Map<string, number> {
  const limits = what === 'send' ? sendLimits(requester).filter(isHourly) : verifyLimits(requester)
  return new Map(limits.map(({ key }) => [key, what === 'send' ? 3 : 5]))
}

const isHourly = ({ windowMs }: RateLimit) => windowMs === HOUR_MS

/** Limits on meeting a challenge by waiting: one at a time per address and per phone. */
export function waitLimits(requester: CodeRequester): RateLimit[] {
  return [
    { key: `waited ${addressKey(requester)}`, max: 1, windowMs: challengeWaitMs },
    { key: `waited ${requester.phone}`, max: 1, windowMs: challengeWaitMs },
  ]
}

/** Limits wrong sums, so that nobody can find the sum by trying all of them. */
export function sumLimits(requester: CodeRequester): RateLimit[] {
  return [{ key: `sum ${addressKey(requester)}`, max: 10, windowMs: 15 * MINUTE_MS }]
}

/** How long a client has to wait to meet a challenge, and how long a challenge stays valid. */
export const challengeWaitMs = 60 * SECOND_MS
export const challengeLifeMs = 10 * MINUTE_MS

/** The service-wide limit of text messages per day of China. @param max messages per day */
export function dailySmsLimit(now: number, max = Infinity): RateLimit {
  return { key: `sent ${chinaDay(now).name}`, max, windowMs: DAY_MS }
}

/** The warning that the day's messages run low: logged once a day over all machines. */
export function dailySmsWarningLimit(now: number): RateLimit {
  return { key: `sent ${chinaDay(now).name} alarm`, max: 1, windowMs: DAY_MS }
}
