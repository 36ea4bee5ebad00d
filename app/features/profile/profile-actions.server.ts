import { i18nFor } from '#app/i18n/i18n.server'
import type { BotChallenge } from '#contract/account/bot-challenge'
import type { Language } from '#contract/validation/field-error-codes'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { endpoints, type InputOf } from '#contract/http/endpoints'
import type { FieldErrors } from '#contract/http/envelope'
import { challengeFields, readChallengeProof } from '#app/api-client/challenge-proof'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'

/** What the buttons of the page ask for, and the call each of them is. */
const callByIntent = {
  rename: 'renameUser',
  unbindWeixin: 'unbindWeixin',
  endSession: 'endSessions',
  endAllSessions: 'endSessions',
  sendClosingCode: 'sendClosingCode',
  close: 'closeAccount',
  keep: 'keepAccount',
} as const
export type ProfileIntent = keyof typeof callByIntent

/** A form that stays on the page: what was typed, what is wrong with it, or that a code is under way. */
export type ProfileFormResult = {
  intent: ProfileIntent
  submitted: Record<string, string>
  problems: FieldErrors
  /** Why nothing happened; empty when nobody could be asked. */
  refusal?: string
  resendAfterSeconds?: number
  /** What has to be met before the press is heard; scripts do the work and press again. */
  challenge?: BotChallenge
}
export type ProfileActionOutcome = { done: ProfileIntent } | { posted: ProfileFormResult; status: number }

/** The intent of that name, if there is one. */
function parseIntent(name: string | null): ProfileIntent | undefined {
  return name !== null && Object.hasOwn(callByIntent, name) ? (name as ProfileIntent) : undefined
}

/** The group of settings an intent belongs to, by its id on the page. */
export function sectionOf(intent: ProfileIntent): 'account' | 'devices' | 'data' {
  if (intent === 'endSession' || intent === 'endAllSessions') return 'devices'
  return intent === 'close' || intent === 'keep' || intent === 'sendClosingCode' ? 'data' : 'account'
}

/** What a person reads when it is done; undefined where the page itself shows it. */
export function doneMessage(done: ProfileIntent, language: Language): string | undefined {
  return done === 'close' || done === 'sendClosingCode'
    ? undefined
    : i18nFor(language).t(`profile.done.${done}`)
}

/** Does what a form asks; undefined for a form that is none of ours. */
export async function runProfileAction(
  api: ApiClient,
  form: FormData,
): Promise<ProfileActionOutcome | undefined> {
  const { intent: intentName = '', ...texts } = stringFields(form)
  const submitted = withoutChallenge(texts)
  const intent = parseIntent(intentName)
  if (!intent) return undefined
  const posted = { intent, submitted, problems: {} }
  // Without an id the call would end every session.
  if (intent === 'endSession' && !submitted.id) return undefined
  const name = callByIntent[intent]
  const input = endpoints[name].input.safeParse(
    intent === 'endAllSessions' ? {} : { ...submitted, ...readChallengeProof(form) },
  )
  if (!input.success) return { posted: { ...posted, problems: toFieldErrors(input.error) }, status: 422 }
  try {
    const answer = await api.call(name, input.data as InputOf<typeof name>)
    if ('resendAfterSeconds' in answer)
      return { posted: { ...posted, resendAfterSeconds: answer.resendAfterSeconds }, status: 200 }
    return { done: intent }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return refusedOutcome(posted, error)
  }
}

function refusedOutcome(
  posted: ProfileFormResult,
  { kind, message, fields, challenge }: ApiClientError,
): ProfileActionOutcome {
  if (kind !== 'business') return { posted: { ...posted, refusal: '' }, status: 503 }
  const isFieldKnown = Object.keys(fields).some((name) => name in posted.submitted)
  const refusal = { ...(!isFieldKnown && { refusal: message }), ...(challenge && { challenge }) }
  return { posted: { ...posted, problems: fields, ...refusal }, status: 422 }
}

/** The form shows a new one. */
function withoutChallenge(texts: Record<string, string>): Record<string, string> {
  const isChallengeField = (name: string) => (challengeFields as readonly string[]).includes(name)
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isChallengeField(name)))
}

function stringFields(form: FormData): Record<string, string> {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts)
}
