import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { describeError } from '#telemetry/describe-error'
import { releaseLimits } from '../../rate-limits/rate-limits.queries'
import { upsertSmsCode, countSmsCodeAttempt, consumeSmsCode } from './sms-codes.queries'
import type { Db } from '../../db/schema/tables'
import { SmsFailure } from '../../gateways/sms/sms-provider'
import { hashSmsCode, newSmsCode, hashesEqual } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'
import { checkRateLimits, consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { resendDelayMs, sendLimits, verifyLimits, resendLimit } from './code-rate-limits'
import { smsCodeLifeMs, maxSmsCodeAttempts } from '../../lifetimes'
import { identifyRequester, codeAddressKey, codeId, type CodeRequest } from './code-requester'
import { requireChallengeIfFrequent } from './code-challenge'
import { consumeDailySms } from './daily-sms-quota'

/** A code that was verified but not consumed yet; consumeVerifiedCode turns it into a login. */
export type VerifiedCode = { id: string; code_hash: string }

/**
 * Sends a new code, which replaces the requester's previous one. The answer is the same whether or not the
 * phone has an account.
 * @throws ApiError -8004, -8005, -8006
 */
export async function sendCode(deps: Dependencies, request: CodeRequest) {
  const { db, clock, secrets, sms } = deps
  const { phone, purpose } = request
  if (!sms) throw new ApiError(ApiCodes.providerUnavailable, 'smsOff')
  const requester = await identifyRequester(deps, request)
  const limits = sendLimits(requester)
  // Checked first: nobody should solve a challenge only to learn that they must wait.
  await checkRateLimits(deps, limits)
  await requireChallengeIfFrequent(deps, 'send', { request, requester })
  await consumeRateLimits(deps, limits)
  const releaseDailySms = await consumeDailySms(deps)
  const [id, code] = [codeId(request), newSmsCode()]
  const code_hash = hashSmsCode(id, code, secrets[0])
  const address = codeAddressKey(request)
  await upsertSmsCode(db, { id, address, code_hash, tries: 0, expires_at: clock() + smsCodeLifeMs })
  try {
    await sms.send({ phone, purpose, code })
  } catch (error) {
    await releaseDailySms()
    // So that the user may try again at once; the counts of the address stay.
    await releaseLimits(db, [resendLimit(requester)], clock())
    if (!(error instanceof SmsFailure)) throw error
    deps.log.warn({ error: describeError(error) }, 'a text message was not sent')
    if (error.kind === 'limited') throw new ApiError(ApiCodes.tooManyRequests, 'smsLimited')
    throw new ApiError(ApiCodes.providerUnavailable, 'smsFailed')
  }
  return { resendAfterSeconds: resendDelayMs / 1000 }
}

/**
 * Verifies a code without consuming it. A wrong code counts against the code and against the requester.
 * @throws ApiError -8004, -8006, or -8000 at field captcha
 */
export async function verifyCode(
  deps: Dependencies,
  { captcha, ...request }: CodeRequest & { captcha: string },
): Promise<VerifiedCode> {
  const requester = await identifyRequester(deps, request)
  const limits = verifyLimits(requester)
  await checkRateLimits(deps, limits)
  await requireChallengeIfFrequent(deps, 'try', { request, requester })
  // Consumed before the result is known, so that concurrent attempts cannot exceed the limit.
  await consumeRateLimits(deps, limits)
  const codeKey = { id: codeId(request), address: codeAddressKey(request) }
  const stored = await countSmsCodeAttempt(deps.db, codeKey, deps.clock())
  if (!stored) throw codeExpired()
  const { id, code_hash } = stored
  if (deps.secrets.some((secret) => hashesEqual(hashSmsCode(id, captcha, secret), code_hash))) {
    await releaseLimits(deps.db, limits, deps.clock())
    return { id, code_hash }
  }
  if (stored.tries >= maxSmsCodeAttempts) throw codeExpired()
  throw invalidFields({ captcha: fieldError('codeWrong') })
}

/**
 * Deletes a verified code inside the transaction that uses it, so that of concurrent requests only one
 * succeeds. @throws ApiError for the others.
 */
export async function consumeVerifiedCode(db: Db, verified: VerifiedCode): Promise<void> {
  if (!(await consumeSmsCode(db, verified))) throw codeExpired()
}

function codeExpired(): ApiError {
  return invalidFields({ captcha: fieldError('codeExpired') })
}
