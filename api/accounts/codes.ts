import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import type { CodeSent } from '#contract/session'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { describeError } from '#telemetry/describe-error'
import { giveBack } from '../db/limits'
import { putSmsCode, trySmsCode, useSmsCode } from '../db/sms-codes'
import type { Tables } from '../db/tables'
import { SmsFailure } from '../gateways/sms/sms-provider'
import { hashCode, newSmsCode, sameHash } from '../keys'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseIfFull, refuseWhenFull } from '../refuse-when-full'
import { resendAfterMs, sendingLimits, tryingLimits, turnOf } from '../rules/code-limits'
import { smsCodeLifeMs, smsCodeTries } from '../rules/lifetimes'
import { askerOf, codeAddressOf, codeIdOf, type CodeRequest } from './code-asker'
import { challengeWhenOften } from './code-challenge'
import { spendDailyMessage } from './daily-messages'

/** A code that was right; it opens something once useProvedCode took it. */
export type ProvedCode = { id: string; code_hash: string }

/**
 * Sends a new code, which voids the one that the same asker had before. Answers alike whether or not the phone has an account.
 * @throws Refusal -8004, -8005, -8006
 */
export async function sendCode(parts: Parts, request: CodeRequest): Promise<z.infer<typeof CodeSent>> {
  const { db, clock, secrets, sms } = parts
  const { phone, purpose } = request
  if (!sms) throw new Refusal(Codes.providerUnavailable, 'smsOff')
  const asker = await askerOf(parts, request)
  const limits = sendingLimits(asker)
  // Nobody meets a challenge only to be told to wait.
  await refuseIfFull(parts, limits)
  await challengeWhenOften(parts, 'send', { request, asker })
  await refuseWhenFull(parts, limits)
  const unsent = await spendDailyMessage(parts)
  const [id, code] = [codeIdOf(request), newSmsCode()]
  const code_hash = hashCode(id, code, secrets[0])
  const address = codeAddressOf(request)
  await putSmsCode(db, { id, address, code_hash, tries: 0, expires_at: clock() + smsCodeLifeMs })
  try {
    await sms.send({ phone, purpose, code })
  } catch (error) {
    await unsent()
    // So that the person may try again at once; the address stays counted.
    await giveBack(db, [turnOf(asker)], clock())
    if (!(error instanceof SmsFailure)) throw error
    parts.log.warn({ error: describeError(error) }, 'a text message was not sent')
    if (error.kind === 'limited') throw new Refusal(Codes.tooManyRequests, 'smsLimited')
    throw new Refusal(Codes.providerUnavailable, 'smsFailed')
  }
  return { resendAfterSeconds: resendAfterMs / 1000 }
}

/** Tries a code. What was wrong counts, for the code and for who tried. @throws Refusal -8004, -8006, or -8000 at field captcha */
export async function proveCode(
  parts: Parts,
  { captcha, ...request }: CodeRequest & { captcha: string },
): Promise<ProvedCode> {
  const asker = await askerOf(parts, request)
  const limits = tryingLimits(asker)
  await refuseIfFull(parts, limits)
  await challengeWhenOften(parts, 'try', { request, asker })
  // Before the result is known: of many at once no more are looked at than may be.
  await refuseWhenFull(parts, limits)
  const named = { id: codeIdOf(request), address: codeAddressOf(request) }
  const kept = await trySmsCode(parts.db, { ...named, most: smsCodeTries, now: parts.clock() })
  if (!kept) throw codeExpired()
  const { id, code_hash } = kept
  if (parts.secrets.some((secret) => sameHash(hashCode(id, captcha, secret), code_hash))) {
    await giveBack(parts.db, limits, parts.clock())
    return { id, code_hash }
  }
  if (kept.tries >= smsCodeTries) throw codeExpired()
  throw refuseFields({ captcha: problem('codeWrong') })
}

/** Takes the code away, in the transaction of what it opens: of many at once one goes on. @throws Refusal for the others */
export async function useProvedCode(db: Kysely<Tables>, proved: ProvedCode): Promise<void> {
  if (!(await useSmsCode(db, proved))) throw codeExpired()
}

function codeExpired(): Refusal {
  return refuseFields({ captcha: problem('codeExpired') })
}
