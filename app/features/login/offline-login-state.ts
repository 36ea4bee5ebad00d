import type { LoginFormState } from './login-form-state'

/** Returns the form state when our own server is unreachable: the input is preserved. */
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

/** Returns the text key of the offline error. */
export function offlineTextKey({ pressed }: LoginFormState, mode: 'login' | 'bind') {
  if (pressed === 'send') return 'sendCaptchaFailed'
  return mode === 'bind' ? 'bindFailed' : 'loginFailed'
}
