import { redirect } from '@remix-run/node'
import { ApiCodes } from '#contract/http/api-codes'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { CallName, InputOf } from '#contract/http/endpoints'
import { wantsJson } from './wants-json'
import type { RequestSession } from './request-session.server'

/** Calls of a payment inside WeChat: -6007 leads to /vipMarket and keeps the session (spec §8). */
function isInAppPayment<N extends CallName>(name: N, input: InputOf<N>): boolean {
  if (name === 'makeWeixinState') return (input as InputOf<'makeWeixinState'>).purpose === 'pay'
  return name === 'orderJsapi' || name === 'checkJsapi'
}

/**
 * Wraps the API client of a session: -6001…-6999 end the session and redirect to the home page, -6000
 * redirects there (spec §8).
 * Scripts that accept JSON get the error instead of a redirect, so that typed values are not lost.
 */
export function endSessionOnAuthFailure(
  api: ApiClient,
  session: RequestSession,
  request: Request,
): ApiClient {
  const isJsonClient = wantsJson(request)
  async function handleAuthFailure<T>(call: Promise<T>, allowsVipMarket = false): Promise<T> {
    try {
      return await call
    } catch (error) {
      if (!(error instanceof ApiClientError)) throw error
      if (allowsVipMarket && error.isVipMarket) throw error
      const isAccountClosed = error.kind === 'business' && error.code === ApiCodes.accountClosed
      // The login form shows the error itself.
      if (isAccountClosed && session.auth.token() === undefined) throw error
      if (isAccountClosed) session.flash.set(error.message, 'error', 'login')
      if (error.isAuth) session.auth.forget()
      const shouldRedirect =
        error.isAuth || (error.kind === 'business' && error.code === ApiCodes.redirectHome)
      throw shouldRedirect && !isJsonClient ? redirect('/') : error
    }
  }
  return {
    call: (name, input) => handleAuthFailure(api.call(name, input), isInAppPayment(name, input)),
    stream: (name, input) => handleAuthFailure(api.stream(name, input)),
  }
}

/** Ends the session here at once, and tells the API without waiting (spec §7). */
export function logOut(session: RequestSession, api: ApiClient): void {
  if (session.auth.token() === undefined) return session.auth.forget()
  // The call reads the token synchronously. If it fails, the session expires by itself.
  api.call('logout', {}).catch(() => undefined)
  session.auth.forget()
}
