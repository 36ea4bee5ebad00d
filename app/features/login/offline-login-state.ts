import type { LoginFormState } from './login-form-state'

/** The form when not even our own server was reached: what was typed stays in it. */
export function offlineLoginState(form: FormData): LoginFormState {
  const pressed = String(form.get('intent') ?? '')
  const isAgreed = form.has('agreed') || pressed === 'agree'
  return {
    pressed,
    isOffline: true,
    initialValue: isAgreed ? { agreed: 'on' } : {},
    waitSeconds: 0,
    waitUntil: 0,
  }
}

/** What the form says then, as a key of its texts. */
export function offlineTextKey({ pressed }: LoginFormState, mode: 'login' | 'bind') {
  if (pressed === 'send') return 'sendCaptchaFailed'
  return mode === 'bind' ? 'bindFailed' : 'loginFailed'
}
