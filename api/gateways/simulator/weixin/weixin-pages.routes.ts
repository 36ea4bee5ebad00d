import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { findSimulatedPerson, type SimulatedPerson } from './simulated-people'
import { pageHeaders, contentSecurityPolicy } from '../page-layout'
import { choosePage, errorPage } from './weixin-page'
import { type AuthorizeRequest, parseAuthorizeRequest } from './authorize-request'
import type { WeixinState } from './weixin-state'

const headers = pageHeaders(contentSecurityPolicy({ form: `'none'`, frame: `'none'` }))
const returningPersonCookie = 'simulated-weixin'
const cookieLifeSeconds = 30 * 24 * 3600

/** open.weixin.qq.com as browsers see it: choose a user, and return to the product. */
export function weixinPageRoutes(weixinState: WeixinState, callbackHosts: readonly string[]): Hono {
  const pages = new Hono()

  pages.use('/connect/*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })

  const showAuthorizePage = (pf: 'mp' | 'web', confirm: string) => (c: Context) => {
    const query = new URL(c.req.url).searchParams
    const request = parseAuthorizeRequest(query, weixinState, callbackHosts)
    if ('why' in request) return c.html(errorPage(request), 400)
    if (request.app.pf !== pf)
      return c.html(errorPage({ parameter: 'appid', why: '这个应用应使用另一个授权页' }), 400)
    const linkTo = (personId: string) => {
      query.set('person', personId)
      return `${confirm}?${query}`
    }
    return c.html(choosePage(request, findReturningPerson(c), linkTo))
  }
  pages.get('/connect/oauth2/authorize', showAuthorizePage('mp', '../confirm'))
  pages.get('/connect/qrconnect', showAuthorizePage('web', 'confirm'))

  pages.get('/connect/confirm', (c) => {
    const query = new URL(c.req.url).searchParams
    const request = parseAuthorizeRequest(query, weixinState, callbackHosts)
    if ('why' in request) return c.html(errorPage(request), 400)
    const chosen = query.get('person') ?? ''
    const person = findSimulatedPerson(chosen)
    if (chosen && !person) return c.html(errorPage({ parameter: 'person', why: '这个用户不存在' }), 400)
    if (person?.id.startsWith('new-'))
      c.header(
        'Set-Cookie',
        `${returningPersonCookie}=${person.id}; Max-Age=${cookieLifeSeconds}; HttpOnly; SameSite=Lax`,
      )
    return c.redirect(callbackUrl(request, person), 302)
  })

  function callbackUrl({ app, redirectUri, scope, state }: AuthorizeRequest, person: SimulatedPerson | null) {
    const target = new URL(redirectUri)
    // A user that declines returns with the state alone.
    if (person) target.searchParams.set('code', weixinState.issueCode({ appId: app.appId, scope, person }))
    target.searchParams.set('state', state)
    return target.href
  }
  return pages
}

function findReturningPerson(c: Context): SimulatedPerson | null {
  const id = getCookie(c, returningPersonCookie) ?? ''
  return id.startsWith('new-') ? findSimulatedPerson(id) : null
}
