import { redirect } from '@remix-run/node'
import { Codes } from '#contract/codes'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { CallName, InputOf } from '#contract/endpoints'
import { isAskedByScript } from './asked-by-script'
import type { Visit } from './visit.server'

/** The calls of a payment inside WeChat: -6007 leads those to /vipMarket, and the login is kept (spec §8). */
function isInAppPayment<N extends CallName>(name: N, input: InputOf<N>): boolean {
  if (name === 'makeWeixinState') return (input as InputOf<'makeWeixinState'>).purpose === 'pay'
  return name === 'orderJsapi' || name === 'checkJsapi'
}

/**
 * The telephone of a visit: -6001…-6999 ends the login and leads to the front page, -6000 leads there (spec §8).
 * What scripts ask for as JSON is told so instead of being led away: what was typed must not be lost.
 */
export function leavingOnRefusal(upstream: Upstream, visit: Visit, request: Request): Upstream {
  const isScript = isAskedByScript(request)
  async function orLeave<T>(answer: Promise<T>, keepsOnVipMarket = false): Promise<T> {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      if (keepsOnVipMarket && error.isVipMarket) throw error
      const isShutOut = error.kind === 'business' && error.code === Codes.accountClosed
      // Who is not logged in yet is told by the form that asked.
      if (isShutOut && visit.auth.token() === undefined) throw error
      if (isShutOut) visit.flash.say(error.message, 'error', 'login')
      if (error.isAuth) visit.auth.forget()
      const leaves = error.isAuth || (error.kind === 'business' && error.code === Codes.frontPage)
      throw leaves && !isScript ? redirect('/') : error
    }
  }
  return {
    call: (name, input) => orLeave(upstream.call(name, input), isInAppPayment(name, input)),
    stream: (name, input) => orLeave(upstream.stream(name, input)),
  }
}

/** Ends the login here at once, and tells the service without waiting for it (spec §7). */
export function logOut(visit: Visit, upstream: Upstream): void {
  if (visit.auth.token() === undefined) return visit.auth.forget()
  // The call reads the token before this line ends. Unheard, the session ends by itself.
  upstream.call('logout', {}).catch(() => undefined)
  visit.auth.forget()
}
