import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { findSimulatedPerson, type SimulatedPerson } from './weixin-people'
import { headersOf, policyOf } from './page-frame'
import { choosePage, wrongPage } from './weixin-page'
import { type AuthorizeRequest, readAuthorizeRequest } from './weixin-request'
import type { WeixinWorld } from './weixin-world'

const headers = headersOf(policyOf({ form: `'none'`, frame: `'none'` }))
const newBeforeCookie = 'simulated-weixin'
const cookieLifeSeconds = 30 * 24 * 3600

/** open.weixin.qq.com, as people see it: where they say who they are, and the way back. */
export function weixinPages(world: WeixinWorld, callbackHosts: readonly string[]): Hono {
  const pages = new Hono()

  pages.use('/connect/*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })

  const show = (pf: 'mp' | 'web', confirm: string) => (c: Context) => {
    const query = new URL(c.req.url).searchParams
    const request = readAuthorizeRequest(query, world, callbackHosts)
    if ('why' in request) return c.html(wrongPage(request), 400)
    if (request.app.pf !== pf)
      return c.html(wrongPage({ parameter: 'appid', why: '这个应用用另一个授权页' }), 400)
    const linkTo = (personId: string) => {
      query.set('person', personId)
      return `${confirm}?${query}`
    }
    return c.html(choosePage(request, newBefore(c), linkTo))
  }
  pages.get('/connect/oauth2/authorize', show('mp', '../confirm'))
  pages.get('/connect/qrconnect', show('web', 'confirm'))

  pages.get('/connect/confirm', (c) => {
    const query = new URL(c.req.url).searchParams
    const request = readAuthorizeRequest(query, world, callbackHosts)
    if ('why' in request) return c.html(wrongPage(request), 400)
    const chosen = query.get('person') ?? ''
    const person = findSimulatedPerson(chosen)
    if (chosen && !person) return c.html(wrongPage({ parameter: 'person', why: '没有这个人' }), 400)
    if (person?.id.startsWith('new-'))
      c.header(
        'Set-Cookie',
        `${newBeforeCookie}=${person.id}; Max-Age=${cookieLifeSeconds}; HttpOnly; SameSite=Lax`,
      )
    return c.redirect(wayBack(request, person), 302)
  })

  function wayBack({ app, redirectUri, scope, state }: AuthorizeRequest, person: SimulatedPerson | null) {
    const to = new URL(redirectUri)
    // Who refuses comes back with the state alone.
    if (person) to.searchParams.set('code', world.giveCode({ appId: app.appId, scope, person }))
    to.searchParams.set('state', state)
    return to.href
  }
  return pages
}

function newBefore(c: Context): SimulatedPerson | null {
  const id = getCookie(c, newBeforeCookie) ?? ''
  return id.startsWith('new-') ? findSimulatedPerson(id) : null
}
