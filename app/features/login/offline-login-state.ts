import type { LoginFormState } from './login-form-state'

/** What the form says when not even our own server was reached; what was typed stays in it. */
export function offlineLoginState(form: FormData, translate: (key: OfflineKey) => string): LoginFormState {
  const intent = form.get('intent')
  const isBind = form.get('mode') === 'bind'
  const key = intent === 'send' ? 'sendCaptchaFailed' : isBind ? 'bindFailed' : 'loginFailed'
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    values: {
      phone: text('phone'),
      captcha: text('captcha'),
      isAgreed: form.has('agreed') || intent === 'agree',
    },
    problems: {},
    message: { text: translate(`login.problems.${key}`), isError: true },
    waitSeconds: 0,
    waitUntil: 0,
  }
}
type OfflineKey = `login.problems.${'sendCaptchaFailed' | 'loginFailed' | 'bindFailed'}`
