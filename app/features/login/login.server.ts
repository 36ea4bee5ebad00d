import { i18nFor } from '#app/i18n/i18n.server'
import { proofOf } from '#app/api-client/code-proof'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { maskedPhone } from '#contract/phone'
import { sayProblem, type Language } from '#contract/problems'
import type { Invite, Login } from '#contract/session'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { LoginAnswer, LoginMode } from './login-answer'
import { CodeForm, LoginForm, type LoginProblem } from './login.form'

/** The button shows at most the minute of spec §9; a longer wait is said in words. */
const longestCountdownSeconds = 60

export type PostedLogin = {
  form: FormData
  upstream: Upstream
  mode: LoginMode
  invite: Invite
  /** The version of the policies that the form names. */
  policyVersion: string
  language: Language
  /** ms since 1970. */
  now: number
}
/** A bind has a token only when two accounts became one. */
export type LoggedIn = { done: { token: string | null; isNewUser: boolean } }

/** Answers a press of the form: sends a code, logs in, binds, or asks for consent. Whatever goes wrong comes back in the form. */
export async function answerLogin(posted: PostedLogin): Promise<LoggedIn | LoginAnswer> {
  const { form, mode } = posted
  const intent = String(form.get('intent') ?? 'login')
  const agreed = form.has('agreed') || intent === 'agree'
  if (intent === 'send') return sendCode(posted)
  if (intent === 'weixin') return { ...asTyped(posted), asks: 'weixin' }
  if (intent === 'cancel') return asTyped(posted)
  const read = readForm(LoginForm, posted)
  if (!read.value) return { ...asTyped(posted), problems: read.problems }
  if (mode === 'login' && !agreed) return { ...asTyped(posted), asks: 'login' }
  return mode === 'login' ? logIn(posted, read.value) : bind(posted, read.value)
}

async function sendCode(posted: PostedLogin): Promise<LoginAnswer> {
  const { upstream, mode, language, now } = posted
  const read = readForm(CodeForm, posted)
  if (!read.value) return { ...asTyped(posted), problems: read.problems }
  const { phone } = read.value
  try {
    const call = mode === 'login' ? 'sendLoginCode' : 'sendBindCode'
    const { resendAfterSeconds } = await upstream.call(call, { phone, ...proofOf(posted.form) })
    const text = i18nFor(language).t('login.sent', { phone: maskedPhone(phone) })
    return { ...asTyped(posted), said: { text, bad: false }, ...waiting(resendAfterSeconds, now) }
  } catch (error) {
    // A failed send sets the countdown back, unless the service itself says how long to wait.
    const { retryAfterSeconds = 0 } = error instanceof UpstreamFailure ? error : {}
    const wait = retryAfterSeconds <= longestCountdownSeconds ? retryAfterSeconds : 0
    return { ...refused(posted, error, 'sendCaptchaFailed'), ...waiting(wait, now) }
  }
}

async function logIn(
  posted: PostedLogin,
  typed: z.output<typeof LoginForm>,
): Promise<LoggedIn | LoginAnswer> {
  const { upstream, invite, policyVersion } = posted
  try {
    const done: Login = await upstream.call('loginByPhone', {
      ...typed,
      ...proofOf(posted.form),
      ...invite,
      policyVersion,
    })
    return { done }
  } catch (error) {
    return agreedTo(refused(posted, error, 'loginFailed'))
  }
}

async function bind(posted: PostedLogin, typed: z.output<typeof LoginForm>): Promise<LoggedIn | LoginAnswer> {
  try {
    const { token } = await posted.upstream.call('bindPhone', { ...typed, ...proofOf(posted.form) })
    return { done: { token, isNewUser: false } }
  } catch (error) {
    return refused(posted, error, 'bindFailed')
  }
}

/** Whoever got as far as the service has agreed, by the box or by the button. */
function agreedTo(answer: LoginAnswer): LoginAnswer {
  return { ...answer, values: { ...answer.values, agreed: true } }
}

/** @throws what is no failure of the call. */
function refused(
  posted: PostedLogin,
  error: unknown,
  otherwise: 'sendCaptchaFailed' | 'loginFailed' | 'bindFailed',
): LoginAnswer {
  if (!(error instanceof UpstreamFailure)) throw error
  const answer = asTyped(posted)
  const { phone, captcha } = error.fields
  const say = (problem: string | undefined) => problem && sayProblem(problem, posted.language)
  if (phone || captcha) return { ...answer, problems: { phone: say(phone), captcha: say(captcha) } }
  const text =
    error.kind === 'business' ? error.message : i18nFor(posted.language).t(`login.problems.${otherwise}`)
  return { ...answer, said: { text, bad: true }, ...(error.challenge && { challenge: error.challenge }) }
}

function readForm<S extends z.ZodObject>(
  schema: S,
  { form, language }: PostedLogin,
): { value?: z.output<S>; problems: LoginAnswer['problems'] } {
  const { t } = i18nFor(language)
  // Only the form's own fields: other names could be made to cost time.
  const fields = new FormData()
  for (const name of Object.keys(schema.shape)) fields.set(name, String(form.get(name) ?? ''))
  const submission = parseWithZod(fields, { schema })
  if (submission.status === 'success') return { value: submission.value, problems: {} }
  const say = (said: string[] | null | undefined) => {
    const key = said?.[0] as LoginProblem | undefined
    return key && t(`login.problems.${key}`)
  }
  return { problems: { phone: say(submission.error?.phone), captcha: say(submission.error?.captcha) } }
}

function asTyped({ form, now }: PostedLogin): LoginAnswer {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 64)
  const waitSeconds = Math.ceil((Number(text('waitUntil')) - now) / 1000)
  const values = { phone: text('phone'), captcha: text('captcha'), agreed: form.has('agreed') }
  return {
    values,
    problems: {},
    ...waiting(waitSeconds > 0 && waitSeconds <= longestCountdownSeconds ? waitSeconds : 0, now),
  }
}

function waiting(waitSeconds: number, now: number): Pick<LoginAnswer, 'waitSeconds' | 'waitUntil'> {
  return { waitSeconds, waitUntil: waitSeconds > 0 ? now + waitSeconds * 1000 : 0 }
}
