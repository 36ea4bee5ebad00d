import { i18nFor } from '#app/i18n/i18n.server'
import type { Language } from '#contract/validation/field-error-codes'
import type { InputOf } from '#contract/http/endpoints'
import { readChallengeProof } from '#app/api-client/challenge-proof'
import type { FormResponse } from '#app/api-client/form-result'
import { fieldErrorFormatter, invalidForm, parseForm, refusedForm } from '#app/api-client/form-result.server'
import type { ApiClient } from '#app/api-client/api-client'
import { profileForms } from './profile.form'

/** The API call of each button. */
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

/** A form that stays on the page: with errors, or after a code is sent. */
type ProfileFormResponse = FormResponse<{ pressed: ProfileIntent; resendAfterSeconds?: number }>
export type ProfileFormResult = ProfileFormResponse['result']
export type ProfileActionOutcome = { done: ProfileIntent } | ProfileFormResponse

/** Returns the intent with this name, if it exists. */
function parseIntent(name: unknown): ProfileIntent | undefined {
  return typeof name === 'string' && Object.hasOwn(callByIntent, name) ? (name as ProfileIntent) : undefined
}

/** Returns the settings group of an intent, by its id on the page. */
export function sectionOf(intent: ProfileIntent): 'account' | 'devices' | 'data' {
  if (intent === 'endSession' || intent === 'endAllSessions') return 'devices'
  return intent === 'close' || intent === 'keep' || intent === 'sendClosingCode' ? 'data' : 'account'
}

/** Returns the success message; undefined where the page itself shows the result. */
export function doneMessage(done: ProfileIntent, language: Language): string | undefined {
  return done === 'close' || done === 'sendClosingCode'
    ? undefined
    : i18nFor(language).t(`profile:done.${done}`)
}

/** Runs the action of a form; returns undefined for an unknown form. */
export async function runProfileAction(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<ProfileActionOutcome | undefined> {
  const intent = parseIntent(form.get('intent'))
  // Without an id the call would end every session.
  if (!intent || (intent === 'endSession' && !form.get('id'))) return undefined
  const submission = parseForm(form, profileForms[intent], fieldErrorFormatter(language))
  const respond = ({ result, status }: FormResponse) => ({ result: { ...result, pressed: intent }, status })
  if (submission.status !== 'success') return respond(invalidForm(submission))
  const name = callByIntent[intent]
  const fields = intent === 'sendClosingCode' ? {} : submission.value
  try {
    const answer = await api.call(name, { ...fields, ...readChallengeProof(form) } as InputOf<typeof name>)
    if (!('resendAfterSeconds' in answer)) return { done: intent }
    const { resendAfterSeconds } = answer
    return { result: { ...submission.reply(), pressed: intent, resendAfterSeconds }, status: 200 }
  } catch (error) {
    const failedText = i18nFor(language).t(`profile:failed.${intent}`)
    return respond(refusedForm(submission, error, { language, failedText }))
  }
}
