import { lazy } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { WelcomeDialog as welcomeDialog } from './welcome-dialog'
import { LoginDialog as loginDialog } from './login-dialog'
import { LoginForm as loginForm } from './login-form'

/** @throws TypeError when the network fails */
export const loadLoginDialog = () => importWithTexts(() => import('./login-dialog'), ['login'])

/**
 * Most visits never open these: browsers load them, with their texts, on the first press. The server imports them
 * directly, so that the page is complete without scripts. Each needs a <Suspense>, on the server too, for hydration to
 * match.
 */
export const LoginDialog = import.meta.env.SSR
  ? loginDialog
  : lazy(async () => ({ default: (await loadLoginDialog()).LoginDialog }))
export const LoginForm = import.meta.env.SSR
  ? loginForm
  : lazy(async () => ({
      default: (await importWithTexts(() => import('./login-form'), ['login'])).LoginForm,
    }))
export const WelcomeDialog = import.meta.env.SSR
  ? welcomeDialog
  : lazy(async () => ({
      default: (await importWithTexts(() => import('./welcome-dialog'), ['login'])).WelcomeDialog,
    }))
