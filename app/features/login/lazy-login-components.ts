import { lazy } from 'react'
import { WelcomeDialog as greetingDialog } from './welcome-dialog'
import { LoginForm as loginForm } from './login-form'

/** @throws TypeError where the network has gone */
export const loadLoginForm = () => import('./login-form')

/**
 * What most visits never open: browsers load it with the first press. The server has it at once, so that the page without
 * scripts is whole. Each stands in a <Suspense>, on the server too, which hydration goes by.
 */
export const LoginForm = import.meta.env.SSR
  ? loginForm
  : lazy(async () => ({ default: (await loadLoginForm()).LoginForm }))
export const WelcomeDialog = import.meta.env.SSR
  ? greetingDialog
  : lazy(async () => ({ default: (await import('./welcome-dialog')).WelcomeDialog }))
