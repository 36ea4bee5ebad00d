import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import type { CodeSent } from '#contract/session'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { describeError } from '#telemetry/describe-error'
import { countOrWait, giveBack } from '../db/limits'
import { putSmsCode, trySmsCode, useSmsCode } from '../db/sms-codes'
import type { Tables } from '../db/tables'
import { SmsFailure, type SmsPurpose } from '../gateways/sms/sms-provider'
import { hashCode, newSmsCode, sameHash } from '../keys'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { smsCodeLifeMs, smsCodeTries } from '../rules/lifetimes'
import { codesSentOn, resendAfterMs, sendingLimits, tryingLimits, turnOf } from '../rules/limits'

type Asked = { phone: string; purpose: SmsPurpose; ip: string }
/** A code that was right; it opens something once useProvedCode took it. */
export type ProvedCode = { id: string; code_hash: string }

const idOf = ({ purpose, phone }: Asked) => `${purpose}:${phone}`

/** Sends a new code, which voids the old one. Answers alike whether or not the phone has an account. @throws Refusal -8004, -8005 */
export async function sendCode(parts: Parts, asked: Asked): Promise<z.infer<typeof CodeSent>> {
  const { db, clock, secrets, sms } = parts
  if (!sms) throw new Refusal(Codes.providerUnavailable, 'smsOff')
  await refuseWhenFull(parts, sendingLimits(asked.phone, asked.ip))
  const [id, code] = [idOf(asked), newSmsCode()]
  const code_hash = hashCode(id, code, secrets[0])
  await putSmsCode(db, { id, code_hash, tries: 0, expires_at: clock() + smsCodeLifeMs })
  try {
    await sms.send({ phone: asked.phone, purpose: asked.purpose, code })
  } catch (error) {
    // So that the person may try again at once; the address stays counted.
    await giveBack(db, [turnOf(asked.phone)], clock())
    if (!(error instanceof SmsFailure)) throw error
    parts.log.warn({ error: describeError(error) }, 'a text message was not sent')
    if (error.kind === 'limited') throw new Refusal(Codes.tooManyRequests, 'smsLimited')
    throw new Refusal(Codes.providerUnavailable, 'smsFailed')
  }
  await countOrWait(db, [codesSentOn(clock())], clock())
  return { resendAfterSeconds: resendAfterMs / 1000 }
}

/** Tries a code. @throws Refusal -8004, or -8000 at field captcha */
export async function proveCode(parts: Parts, asked: Asked & { captcha: string }): Promise<ProvedCode> {
  await refuseWhenFull(parts, tryingLimits(asked.phone, asked.ip))
  const id = idOf(asked)
  const kept = await trySmsCode(parts.db, { id, most: smsCodeTries, now: parts.clock() })
  if (!kept) throw codeExpired()
  const { code_hash } = kept
  if (parts.secrets.some((secret) => sameHash(hashCode(id, asked.captcha, secret), code_hash)))
    return { id, code_hash }
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
