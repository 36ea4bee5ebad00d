import type { LoginAnswer } from './login-answer'

/** What the form says when not even our own server was reached; what was typed stays in it. */
export function offlineAnswer(form: FormData, say: (key: OfflineKey) => string): LoginAnswer {
  const intent = form.get('intent')
  const binds = form.get('mode') === 'bind'
  const key = intent === 'send' ? 'sendCaptchaFailed' : binds ? 'bindFailed' : 'loginFailed'
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    values: {
      phone: text('phone'),
      captcha: text('captcha'),
      agreed: form.has('agreed') || intent === 'agree',
    },
    problems: {},
    said: { text: say(`login.problems.${key}`), bad: true },
    waitSeconds: 0,
    waitUntil: 0,
  }
}
type OfflineKey = `login.problems.${'sendCaptchaFailed' | 'loginFailed' | 'bindFailed'}`
