import { redirect } from '@remix-run/node'
import { ApiCodes } from '#contract/http/api-codes'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { CallName, InputOf } from '#contract/http/endpoints'
import { wantsJson } from './wants-json'
import type { RequestSession } from './request-session.server'

/** The calls of a payment inside WeChat: -6007 leads those to /vipMarket, and the login is kept (spec §8). */
function isInAppPayment<N extends CallName>(name: N, input: InputOf<N>): boolean {
  if (name === 'makeWeixinState') return (input as InputOf<'makeWeixinState'>).purpose === 'pay'
  return name === 'orderJsapi' || name === 'checkJsapi'
}

/**
 * The telephone of a visit: -6001…-6999 ends the login and leads to the front page, -6000 leads there (spec §8).
 * What scripts ask for as JSON is told so instead of being led away: what was typed must not be lost.
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
      // Who is not logged in yet is told by the form that asked.
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

/** Ends the login here at once, and tells the service without waiting for it (spec §7). */
export function logOut(session: RequestSession, api: ApiClient): void {
  if (session.auth.token() === undefined) return session.auth.forget()
  // The call reads the token before this line ends. Unheard, the session ends by itself.
  api.call('logout', {}).catch(() => undefined)
  session.auth.forget()
}
