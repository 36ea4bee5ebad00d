import type { AppLoadContext } from '@remix-run/node'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { readSettings } from '#app/settings.server'
import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import type { RequestSession } from '#app/session/request-session.server'
import { BenefitIds, remainingPointsOf, type PlanBenefits } from '#contract/billing/benefits'
import { fakeApiClient, failingWith } from '#tests/fakes/fake-api-client'
import { createHonoApp, type HonoAppOptions } from '#app/server/hono-app.server'
import { createPageCache } from './page-cache.server'
import { createLogger } from '#app/server/logging/logger.server'

const origin = 'https://resume.example.com'
const settings = readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin })
const secret = 'a secret of this test, long enough'
const tokenOf = (name: string) => `token-of-${name}`
type Draw = (request: Request, context: AppLoadContext) => Promise<string> | string

function somebody(nickname: string, more: Partial<PlanBenefits> = {}): PlanBenefits {
  const benefits = {
    [BenefitIds.resumeMaxNum]: 3,
    [BenefitIds.resumeMaxDownloadCount]: 1_000,
    [BenefitIds.resumeTemplateLevel]: 1,
    [BenefitIds.catPoints]: 7,
  }
  const plan = { plan: '01', planName: '免费', inPlan: false, planStopTime: 5, benefitLrefTime: 6 } as const
  return { uid: `uid-of-${nickname}`, nickname, phoneNum: '139****0001', ...plan, benefits, ...more }
}

/** What frames show of a person. */
const showFrame: Draw = async (_, { getCurrentUser: who, session, nonce }) => {
  const here = await who()
  const shown = here.state === 'user' ? here.benefits : null
  const initial = Array.from(shown?.nickname ?? '')[0]
  const left = shown?.benefits[BenefitIds.resumeMaxNum]
  const data = JSON.stringify(JSON.stringify([shown?.nickname, left, session.auth.token() ?? null]))
  return `<i>${initial}</i><b title="${shown?.nickname}">${shown?.nickname}</b> ${shown?.planName} ${left}
    <script nonce="${nonce}">tell(${data})</script>`
}

/** Several people at one product, each known by a token. */
function startApp(people: PlanBenefits[], draw: Draw = showFrame, closesAt: number | null = null) {
  const pageCache = createPageCache(() => Promise.resolve('v1'))
  const log = createLogger('silent')
  const drawn = vi.fn(draw)
  const handle: HonoAppOptions['handle'] = async (request, context) =>
    new Response(`<html><body>${await drawn(request, context)}</body></html>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  const refreshed = 'one-that-is-newer'
  const app = createHonoApp({
    settings,
    log,
    handle,
    pageCache,
    health: () => Promise.resolve({ ok: true }),
    createLoadContext(session: RequestSession) {
      const token = session.auth.token()
      const benefits = people.find(({ nickname }) => tokenOf(nickname) === token) ?? null
      if (benefits?.nickname === '换新') session.auth.remember(refreshed)
      const who = () => Promise.resolve(token ? { state: 'user', benefits } : { state: 'guest' })
      const readProfile = () => ({ closesAt, nickname: '', phone: null, weixin: false, isAdmin: false })
      const api = fakeApiClient({ listOrders: token ? () => [] : failingWith(-6001) })
      const call = (name: string, input: never) =>
        name === 'readProfile' ? Promise.resolve(readProfile()) : api.call(name as never, input)
      return { session, log, getCurrentUser: who, api: { ...api, call } } as unknown as ReturnType<
        HonoAppOptions['createLoadContext']
      >
    },
    sessionSecrets: [secret],
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 204 })),
  })
  async function ask(path: string, { nickname }: PlanBenefits, headers: Record<string, string> = {}) {
    const cookie = `${authCookieName}=${serializeAuthCookie(tokenOf(nickname), [secret])}${headers.cookie ?? ''}`
    return app.request(origin + path, { headers: { ...headers, cookie } })
  }
  const text = async (path: string, person: PlanBenefits) =>
    (await (await ask(path, person)).text()).replace(/nonce="[^"]*"/g, 'nonce')
  const keptText = () =>
    pageCache
      .cachedPages()
      .map((page) => JSON.stringify(page.headers) + Buffer.concat(page.plainParts).toString())
      .join()
  return { ask, text, drawn, pageCache, keptText }
}
const [lin, wu] = [somebody('林知夏'), somebody('O\'Wu "阿<b>&')]

describe('a page that people who are logged in read', () => {
  test('is made once for all of whom it says the same', async () => {
    const { ask, drawn } = startApp([lin, wu])
    for (const person of [lin, wu, lin]) expect((await ask('/', person)).status).toBe(200)
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  test('shows each their own name, as text, as a letter and to scripts', async () => {
    const { text } = startApp([lin, wu])
    expect(await text('/', lin)).toContain('<i>林</i><b title="林知夏">林知夏</b>')
    const own = await text('/', wu)
    expect(own).toContain('<i>O</i><b title="O&#x27;Wu &quot;阿&lt;b&gt;&amp;">O&#x27;Wu')
    const told = /tell\((".*")\)/.exec(own)![1]!
    expect(JSON.parse(JSON.parse(told) as string)).toEqual([wu.nickname, 3, null])
    expect(told).not.toMatch(/[<>&]/)
  })

  test('is the same packed as plain', async () => {
    const { ask } = startApp([lin, wu])
    for (const person of [lin, wu]) {
      const bare = (html: string) => html.replace(/nonce="[^"]*"/g, '')
      const packed = await ask('/', person, { 'accept-encoding': 'gzip' })
      const html = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()
      expect(bare(html)).toBe(bare(await (await ask('/', person)).text()))
    }
  })

  test.each([
    ['plan', { plan: '200', inPlan: true }],
    ['name of the plan', { planName: '月度会员' }],
    ['number left', { benefits: { ...lin.benefits, [BenefitIds.resumeMaxNum]: 2 } }],
    ['level of templates', { benefits: { ...lin.benefits, [BenefitIds.resumeTemplateLevel]: 0 } }],
  ] as [string, Partial<PlanBenefits>][])('is another one for another %s', async (_, other) => {
    const them = somebody('王', other)
    const { ask, drawn } = startApp([lin, them])
    await ask('/', lin)
    await ask('/', them)
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  test('says how much each has left, where it is much', async () => {
    const left = (downloads: number, points: number) => ({
      ...lin.benefits,
      [BenefitIds.resumeMaxDownloadCount]: downloads,
      [BenefitIds.catPoints]: points,
    })
    const people = [
      somebody('一', { benefits: left(10, 70) }),
      somebody('二', { benefits: left(12_345, 5_000) }),
    ]
    const { text, drawn } = startApp(people, async (_, { getCurrentUser: who, nonce }) => {
      const benefits = benefitsOf(await who())!
      const [downloads, points] = [leftOf({ state: 'user', benefits }), remainingPointsOf(benefits)]
      return `<b>${downloads}</b> ${points} 份 <script nonce="${nonce}">tell([${downloads},1])</script>`
    })
    expect(await text('/', people[0]!)).toMatch(/<b>10<\/b> 70 份 .*tell\(\[10 *,1\]\)/)
    expect(await text('/', people[1]!)).toMatch(/<b>12345<\/b> 5000 份 .*tell\(\[12345 *,1\]\)/)
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  test('is none of a guest', async () => {
    const { ask, drawn, text } = startApp([lin])
    await ask('/', lin)
    expect(await text('/', somebody('unknown here'))).not.toContain('林')
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  test('has the newer token of the person it goes to, and goes to nobody else then', async () => {
    const them = somebody('换新')
    const { ask, keptText } = startApp([them])
    const answer = await ask('/', them)
    expect(answer.headers.getSetCookie()[0]).toContain(authCookieName)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(keptText()).not.toMatch(/set-cookie/i)
  })
})

describe('what is kept', () => {
  test('holds nothing of whoever it was made for', async () => {
    const { ask, keptText, pageCache } = startApp([lin, wu], async (request, context) =>
      [JSON.stringify([...request.headers]), await showFrame(request, context)].join(),
    )
    await ask('/', lin, { 'user-agent': 'Mozilla/5.0 Chrome/199.9', 'x-forwarded-for': '203.0.113.9' })
    await ask('/pricing', wu)
    expect(pageCache.cachedPages()).toHaveLength(2)
    for (const own of [lin.nickname, '林', 'Wu', lin.uid, lin.phoneNum, '199.9', '203.0.113.9', 'token-of'])
      expect(keptText()).not.toContain(own)
    expect(keptText()).not.toMatch(/authorization|auth-storage|set-cookie/i)
  })

  test.each<[string, Draw]>([
    [
      'a number of the person',
      async (_, { getCurrentUser: who }) => JSON.stringify(benefitsOf(await who())?.uid),
    ],
    [
      'when a plan ends',
      async (_, { getCurrentUser: who }) => JSON.stringify(benefitsOf(await who())?.planStopTime),
    ],
    ['all of somebody', async (_, { getCurrentUser: who }) => JSON.stringify(benefitsOf(await who()))],
    [
      'a number in an address',
      async (_, { getCurrentUser: who }) => `/left/${leftOf(await who()).toLocaleString('en')}`,
    ],
    ['orders', async (_, { api }) => String(await api.call('listOrders', {}))],
    [
      'a name in an address',
      async (_, { getCurrentUser: who }) => encodeURIComponent(benefitsOf(await who())!.nickname),
    ],
    ['a part of a name', async (_, { getCurrentUser: who }) => benefitsOf(await who())!.nickname.slice(1)],
  ])('is no page that shows %s: it is drawn for who asks', async (_, draw) => {
    const show: Draw = async (request, context) =>
      `${await draw(request, context)}${await showFrame(request, context)}`
    const { text, pageCache } = startApp([lin], show)
    const [first, second] = [await text('/', lin), await text('/', lin)]
    expect(pageCache.cachedPages()).toHaveLength(0)
    expect(second).toBe(first)
    expect(first).toContain('<b title="林知夏">')
  })

  test.each([
    ['a message', '/', '; flash-storage=abc'],
    ['a draft', '/resume/create', '; draft-storage=d1.s1'],
    ['any other cookie', '/', '; somebody=else'],
    ['an unknown word in the address', '/?welcome', ''],
    ['a page of their own', '/resume/my', ''],
    ['a template in their own words', '/tpls/classic', ''],
  ])('is no page of a request with %s', async (_, path, cookie) => {
    const { ask, drawn, pageCache } = startApp([lin])
    await ask(path, lin, { cookie })
    await ask(path, lin, { cookie })
    expect(drawn).toHaveBeenCalledTimes(2)
    expect(pageCache.cachedPages()).toHaveLength(0)
  })

  test.each([
    ['as the benefits say', somebody('林知夏', { closesAt: 1_800_000_000_000 }), null],
    ['as the profile says where the benefits do not', lin, 1_800_000_000_000],
  ])('is no page of the workspace while the account is about to be erased, %s', async (_, them, closesAt) => {
    const { ask, drawn, pageCache } = startApp([them], showFrame, closesAt)
    await ask('/pricing', them)
    expect(drawn.mock.calls[0]![0].url).toBe(`${origin}/pricing`)
    expect(pageCache.cachedPages()).toHaveLength(0)
  })

  test('has no place for a name of any length: such a page is drawn', async () => {
    const them = somebody('很'.repeat(60))
    const { text, pageCache } = startApp([them])
    expect(await text('/', them)).toContain(them.nickname)
    expect(pageCache.cachedPages()).toHaveLength(0)
  })
})

function leftOf(who: Awaited<ReturnType<AppLoadContext['getCurrentUser']>>): number {
  return benefitsOf(who)?.benefits[BenefitIds.resumeMaxDownloadCount] ?? 0
}

function benefitsOf(who: Awaited<ReturnType<AppLoadContext['getCurrentUser']>>): PlanBenefits | null {
  return who.state === 'user' ? who.benefits : null
}
