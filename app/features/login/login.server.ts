import { i18nFor } from '#app/i18n/i18n.server'
import { readChallengeProof } from '#app/api-client/challenge-proof'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { maskPhone } from '#contract/account/phone'
import { formatFieldError, type Language } from '#contract/validation/field-error-codes'
import type { InviteInput, LoginResult } from '#contract/account/session'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { LoginFormState, LoginMode } from './login-form-state'
import { CodeForm, LoginForm, type LoginErrorKey } from './login.form'

/** The button shows at most the minute of spec §9; a longer wait is said in words. */
const maxCountdownSeconds = 60

export type LoginSubmission = {
  form: FormData
  api: ApiClient
  mode: LoginMode
  invite: InviteInput
  /** The version of the policies that the form names. */
  policyVersion: string
  language: Language
  /** ms since 1970. */
  now: number
}
/** A bind has a token only when two accounts became one. */
export type LoggedIn = { done: { token: string | null; isNewUser: boolean } }

/** Answers a press of the form: sends a code, logs in, binds, or asks for consent. Whatever goes wrong comes back in the form. */
export async function handleLoginForm(submission: LoginSubmission): Promise<LoggedIn | LoginFormState> {
  const { form, mode } = submission
  const intent = String(form.get('intent') ?? 'login')
  const isAgreed = form.has('agreed') || intent === 'agree'
  if (intent === 'send') return sendCode(submission)
  if (intent === 'weixin') return { ...unchangedState(submission), consentFor: 'weixin' }
  if (intent === 'cancel') return unchangedState(submission)
  const parsed = readForm(LoginForm, submission)
  if (!parsed.value) return { ...unchangedState(submission), problems: parsed.problems }
  if (mode === 'login' && !isAgreed) return { ...unchangedState(submission), consentFor: 'login' }
  return mode === 'login' ? logIn(submission, parsed.value) : bind(submission, parsed.value)
}

async function sendCode(submission: LoginSubmission): Promise<LoginFormState> {
  const { api, mode, language, now } = submission
  const parsed = readForm(CodeForm, submission)
  if (!parsed.value) return { ...unchangedState(submission), problems: parsed.problems }
  const { phone } = parsed.value
  try {
    const call = mode === 'login' ? 'sendLoginCode' : 'sendBindCode'
    const { resendAfterSeconds } = await api.call(call, { phone, ...readChallengeProof(submission.form) })
    const text = i18nFor(language).t('login.sent', { phone: maskPhone(phone) })
    return {
      ...unchangedState(submission),
      message: { text, isError: false },
      ...countdownFields(resendAfterSeconds, now),
    }
  } catch (error) {
    // A failed send sets the countdown back, unless the service itself says how long to wait.
    const { retryAfterSeconds = 0 } = error instanceof ApiClientError ? error : {}
    const wait = retryAfterSeconds <= maxCountdownSeconds ? retryAfterSeconds : 0
    return { ...refusalState(submission, error, 'sendCaptchaFailed'), ...countdownFields(wait, now) }
  }
}

async function logIn(
  submission: LoginSubmission,
  values: z.output<typeof LoginForm>,
): Promise<LoggedIn | LoginFormState> {
  const { api, invite, policyVersion } = submission
  try {
    const done: LoginResult = await api.call('loginByPhone', {
      ...values,
      ...readChallengeProof(submission.form),
      ...invite,
      policyVersion,
    })
    return { done }
  } catch (error) {
    return withConsent(refusalState(submission, error, 'loginFailed'))
  }
}

async function bind(
  submission: LoginSubmission,
  values: z.output<typeof LoginForm>,
): Promise<LoggedIn | LoginFormState> {
  try {
    const { token } = await submission.api.call('bindPhone', {
      ...values,
      ...readChallengeProof(submission.form),
    })
    return { done: { token, isNewUser: false } }
  } catch (error) {
    return refusalState(submission, error, 'bindFailed')
  }
}

/** Whoever got as far as the service has agreed, by the box or by the button. */
function withConsent(answer: LoginFormState): LoginFormState {
  return { ...answer, values: { ...answer.values, isAgreed: true } }
}

/** @throws what is no failure of the call. */
function refusalState(
  submission: LoginSubmission,
  error: unknown,
  fallbackKey: 'sendCaptchaFailed' | 'loginFailed' | 'bindFailed',
): LoginFormState {
  if (!(error instanceof ApiClientError)) throw error
  const answer = unchangedState(submission)
  const { phone, captcha } = error.fields
  const translateProblem = (problem: string | undefined) =>
    problem && formatFieldError(problem, submission.language)
  if (phone || captcha)
    return { ...answer, problems: { phone: translateProblem(phone), captcha: translateProblem(captcha) } }
  const text =
    error.kind === 'business'
      ? error.message
      : i18nFor(submission.language).t(`login.problems.${fallbackKey}`)
  return {
    ...answer,
    message: { text, isError: true },
    ...(error.challenge && { challenge: error.challenge }),
  }
}

function readForm<S extends z.ZodObject>(
  schema: S,
  { form, language }: LoginSubmission,
): { value?: z.output<S>; problems: LoginFormState['problems'] } {
  const { t } = i18nFor(language)
  // Only the form's own fields: other names could be made to cost time.
  const fields = new FormData()
  for (const name of Object.keys(schema.shape)) fields.set(name, String(form.get(name) ?? ''))
  const submission = parseWithZod(fields, { schema })
  if (submission.status === 'success') return { value: submission.value, problems: {} }
  const translateProblem = (codes: string[] | null | undefined) => {
    const key = codes?.[0] as LoginErrorKey | undefined
    return key && t(`login.problems.${key}`)
  }
  return {
    problems: {
      phone: translateProblem(submission.error?.phone),
      captcha: translateProblem(submission.error?.captcha),
    },
  }
}

function unchangedState({ form, now }: LoginSubmission): LoginFormState {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 64)
  const waitSeconds = Math.ceil((Number(text('waitUntil')) - now) / 1000)
  const values = { phone: text('phone'), captcha: text('captcha'), isAgreed: form.has('agreed') }
  return {
    values,
    problems: {},
    ...countdownFields(waitSeconds > 0 && waitSeconds <= maxCountdownSeconds ? waitSeconds : 0, now),
  }
}

function countdownFields(
  waitSeconds: number,
  now: number,
): Pick<LoginFormState, 'waitSeconds' | 'waitUntil'> {
  return { waitSeconds, waitUntil: waitSeconds > 0 ? now + waitSeconds * 1000 : 0 }
}
