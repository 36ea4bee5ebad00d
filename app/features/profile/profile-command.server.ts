import { i18nFor } from '#app/i18n/i18n.server'
import type { CodeChallenge } from '#contract/code-challenge'
import type { Language } from '#contract/problems'
import { problemsOf } from '#contract/field-problems'
import { endpoints, type InputOf } from '#contract/endpoints'
import type { FieldProblems } from '#contract/envelope'
import { challengeFields, proofOf } from '#app/api-client/code-proof'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'

/** What the buttons of the page ask for, and the call each of them is. */
const calls = {
  rename: 'renameUser',
  unbindWeixin: 'unbindWeixin',
  endSession: 'endSessions',
  endAllSessions: 'endSessions',
  sendClosingCode: 'sendClosingCode',
  close: 'closeAccount',
  keep: 'keepAccount',
} as const
export type Intent = keyof typeof calls

/** A form that stays on the page: what was typed, what is wrong with it, or that a code is under way. */
export type Posted = {
  intent: Intent
  typed: Record<string, string>
  problems: FieldProblems
  /** Why nothing happened; empty when nobody could be asked. */
  refusal?: string
  resendAfterSeconds?: number
  /** What has to be met before the press is heard; scripts do the work and press again. */
  challenge?: CodeChallenge
}
export type Outcome = { done: Intent } | { posted: Posted; status: number }

/** The intent of that name, if there is one. */
function toIntent(name: string | null): Intent | undefined {
  return name !== null && Object.hasOwn(calls, name) ? (name as Intent) : undefined
}

/** The group of settings an intent belongs to, by its id on the page. */
export function placeOf(intent: Intent): 'account' | 'devices' | 'data' {
  if (intent === 'endSession' || intent === 'endAllSessions') return 'devices'
  return intent === 'close' || intent === 'keep' || intent === 'sendClosingCode' ? 'data' : 'account'
}

/** What a person reads when it is done; undefined where the page itself shows it. */
export function sayDone(done: Intent, language: Language): string | undefined {
  return done === 'close' || done === 'sendClosingCode'
    ? undefined
    : i18nFor(language).t(`profile.done.${done}`)
}

/** Does what a form asks; undefined for a form that is none of ours. */
export async function runCommand(upstream: Upstream, form: FormData): Promise<Outcome | undefined> {
  const { intent: asked = '', ...texts } = textsOf(form)
  const typed = withoutChallenge(texts)
  const intent = toIntent(asked)
  if (!intent) return undefined
  const posted = { intent, typed, problems: {} }
  // Without an id the call would end every session.
  if (intent === 'endSession' && !typed.id) return undefined
  const name = calls[intent]
  const input = endpoints[name].input.safeParse(
    intent === 'endAllSessions' ? {} : { ...typed, ...proofOf(form) },
  )
  if (!input.success) return { posted: { ...posted, problems: problemsOf(input.error) }, status: 422 }
  try {
    const answer = await upstream.call(name, input.data as InputOf<typeof name>)
    if ('resendAfterSeconds' in answer)
      return { posted: { ...posted, resendAfterSeconds: answer.resendAfterSeconds }, status: 200 }
    return { done: intent }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return refused(posted, error)
  }
}

function refused(posted: Posted, { kind, message, fields, challenge }: UpstreamFailure): Outcome {
  if (kind !== 'business') return { posted: { ...posted, refusal: '' }, status: 503 }
  const known = Object.keys(fields).some((name) => name in posted.typed)
  const refusal = { ...(!known && { refusal: message }), ...(challenge && { challenge }) }
  return { posted: { ...posted, problems: fields, ...refusal }, status: 422 }
}

/** The form shows a new one. */
function withoutChallenge(texts: Record<string, string>): Record<string, string> {
  const isOfChallenge = (name: string) => (challengeFields as readonly string[]).includes(name)
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isOfChallenge(name)))
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts)
}
