import { i18nFor } from '#app/i18n/i18n.server'
import { readChallengeProof } from '#app/api-client/challenge-proof'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { parseForm, refusedForm } from '#app/api-client/form-result.server'
import type { FormResult } from '#app/api-client/form-result'
import { maskPhone } from '#contract/account/phone'
import type { Language } from '#contract/validation/field-error-codes'
import type { InviteInput, LoginResult } from '#contract/account/session'
import type { z } from 'zod'
import type { LoginFormState, LoginMode } from './login-form-state'
import { CodeForm, LoginForm, UncheckedForm, type LoginErrorKey } from './login.form'

/** The button counts at most the minute of spec §9; the message states a longer wait. */
const maxCountdownSeconds = 60

export type LoginSubmission = {
  form: FormData
  api: ApiClient
  mode: LoginMode
  invite: InviteInput
  /** The version of the policies linked in the form. */
  policyVersion: string
  language: Language
  /** ms since 1970. */
  now: number
}
/** Binding returns a token only when two accounts were merged. */
export type LoggedIn = { done: { token: string | null; isNewUser: boolean } }

/**
 * Handles a press of the form: sends a code, logs in, binds, or requests consent. Failed calls return the
 * form with the error.
 */
export async function handleLoginForm(submission: LoginSubmission): Promise<LoggedIn | LoginFormState> {
  const { form, mode } = submission
  const intent = readIntent(submission)
  const isAgreed = form.has('agreed') || intent === 'agree'
  if (intent === 'send') return sendCode(submission)
  const unchanged = () => formState(submission, parse(submission, UncheckedForm).reply())
  if (intent === 'weixin') return { ...unchanged(), consentFor: 'weixin' }
  if (intent === 'cancel') return unchanged()
  const parsed = parse(submission, LoginForm)
  if (parsed.status !== 'success') return formState(submission, parsed.reply())
  if (mode === 'login' && !isAgreed) return { ...unchanged(), consentFor: 'login' }
  return mode === 'login' ? logIn(submission, parsed.value) : bind(submission, parsed.value)
}

async function sendCode(submission: LoginSubmission): Promise<LoginFormState> {
  const { api, mode, language, now } = submission
  const parsed = parse(submission, CodeForm)
  if (parsed.status !== 'success') return formState(submission, parsed.reply())
  const { phone } = parsed.value
  try {
    const call = mode === 'login' ? 'sendLoginCode' : 'sendBindCode'
    const { resendAfterSeconds } = await api.call(call, { phone, ...readChallengeProof(submission.form) })
    const notice = i18nFor(language).t('login:sent', { phone: maskPhone(phone) })
    return { ...formState(submission, parsed.reply()), notice, ...countdownFields(resendAfterSeconds, now) }
  } catch (error) {
    // A failed send resets the countdown, unless the service returns how long to wait.
    const { retryAfterSeconds = 0 } = error instanceof ApiClientError ? error : {}
    const wait = retryAfterSeconds <= maxCountdownSeconds ? retryAfterSeconds : 0
    return { ...refusedState(submission, error, 'sendCaptchaFailed'), ...countdownFields(wait, now) }
  }
}

async function logIn(
  submission: LoginSubmission,
  { phone, captcha }: z.output<typeof LoginForm>,
): Promise<LoggedIn | LoginFormState> {
  const { form, api, invite, policyVersion } = submission
  // A login that reaches the service has consent, by the box or by the button.
  form.set('agreed', 'on')
  try {
    const proof = readChallengeProof(form)
    const login = { phone, captcha, ...proof, ...invite, policyVersion }
    const done: LoginResult = await api.call('loginByPhone', login)
    return { done }
  } catch (error) {
    return refusedState(submission, error, 'loginFailed')
  }
}

async function bind(
  submission: LoginSubmission,
  { phone, captcha }: z.output<typeof LoginForm>,
): Promise<LoggedIn | LoginFormState> {
  try {
    const proof = readChallengeProof(submission.form)
    const { token } = await submission.api.call('bindPhone', { phone, captcha, ...proof })
    return { done: { token, isNewUser: false } }
  } catch (error) {
    return refusedState(submission, error, 'bindFailed')
  }
}

function parse<S extends z.ZodObject>({ form, language }: LoginSubmission, schema: S) {
  const { t } = i18nFor(language)
  return parseForm(form, schema, (key) => t(`login:problems.${key as LoginErrorKey}`))
}

/** @throws errors that are not failures of the call. */
function refusedState(
  submission: LoginSubmission,
  error: unknown,
  failedKey: 'sendCaptchaFailed' | 'loginFailed' | 'bindFailed',
): LoginFormState {
  const { language } = submission
  const failedText = i18nFor(language).t(`login:problems.${failedKey}`)
  const unchecked = parse(submission, UncheckedForm)
  return formState(submission, refusedForm(unchecked, error, { language, failedText }).result)
}

/** Adds the pressed button and the rest of the countdown to the form result. */
function formState(submission: LoginSubmission, result: FormResult): LoginFormState {
  const { form, now } = submission
  const waitSeconds = Math.ceil((Number(form.get('waitUntil')) - now) / 1000)
  const isWaiting = waitSeconds > 0 && waitSeconds <= maxCountdownSeconds
  return { ...result, pressed: readIntent(submission), ...countdownFields(isWaiting ? waitSeconds : 0, now) }
}

const readIntent = ({ form }: LoginSubmission) => String(form.get('intent') ?? 'login')

function countdownFields(
  waitSeconds: number,
  now: number,
): Pick<LoginFormState, 'waitSeconds' | 'waitUntil'> {
  return { waitSeconds, waitUntil: waitSeconds > 0 ? now + waitSeconds * 1000 : 0 }
}
