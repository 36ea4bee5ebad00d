import { lazy } from 'react'
import { WelcomeDialog as greetingDialog } from './welcome-dialog'
import { LoginForm as loginForm } from './login-form'

/** @throws TypeError when the network fails */
export const loadLoginForm = () => import('./login-form')

/**
 * Most visits never open these: browsers load them on the first press. The server imports them directly, so
 * that the page is complete without scripts. Each needs a <Suspense>, on the server too, for hydration to
 * match.
 */
export const LoginForm = import.meta.env.SSR
  ? loginForm
  : lazy(async () => ({ default: (await loadLoginForm()).LoginForm }))
export const WelcomeDialog = import.meta.env.SSR
  ? greetingDialog
  : lazy(async () => ({ default: (await import('./welcome-dialog')).WelcomeDialog }))
