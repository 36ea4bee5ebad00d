import type { AppLoadContext } from '@remix-run/node'
import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { readSettings } from '#app/settings.server'
import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import type { RequestSession } from '#app/session/request-session.server'
import { BenefitIds, type PlanBenefits } from '#contract/billing/benefits'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { createHonoApp, type HonoAppOptions } from '#app/server/hono-app.server'
import { createPageCache } from './page-cache.server'
import { createLogger } from '#app/server/logging/logger.server'

const origin = 'https://resume.example.com'
const settings = readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin })
const secret = 'a secret of this test, long enough'
const refreshedToken = 'one-that-is-newer'
const tokenOf = ({ uid }: PlanBenefits) => `token-of-${uid}`
type Render = (request: Request, context: AppLoadContext) => Promise<string> | string

function createMember(nickname: string, more: Partial<PlanBenefits> = {}): PlanBenefits {
  const benefits = { [BenefitIds.resumeMaxNum]: 3, [BenefitIds.resumeMaxDownloadCount]: 1_000 }
  const plan = { plan: '01', planName: '免费', inPlan: false, planStopTime: 5, benefitLrefTime: 6 } as const
  return { uid: `uid-of-${nickname}`, nickname, phoneNum: '139****0001', ...plan, benefits, ...more }
}

/** The user data in frames. */
const renderFrame: Render = async (_, { getCurrentUser, nonce }) => {
  const user = await getCurrentUser()
  const shown = user.state === 'user' ? user.benefits : null
  return `<b>${shown?.nickname ?? 'nobody'}</b> ${shown?.planName} ${shown?.benefits[BenefitIds.resumeMaxNum]}
    <script nonce="${nonce}">1</script>`
}

/** An app with several members, each with a token; `members` may change while it runs. */
function startApp(members: PlanBenefits[], render: Render = renderFrame) {
  const readVersion = () => Promise.resolve('v1')
  const [pageCache, memberPageCache] = [createPageCache(readVersion), createPageCache(readVersion)]
  const log = createLogger('silent')
  const rendered = vi.fn(render)
  const app = createHonoApp({
    settings,
    log,
    handle: async (request, context) =>
      new Response(`<html><body>${await rendered(request, context)}</body></html>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
    pageCache,
    memberPageCache,
    health: () => Promise.resolve({ ok: true }),
    createLoadContext(session: RequestSession) {
      const token = session.auth.token()
      const benefits = members.find((member) => tokenOf(member) === token) ?? null
      if (benefits?.nickname === '换新') session.auth.remember(refreshedToken)
      const getCurrentUser = () => Promise.resolve(token ? { state: 'user', benefits } : { state: 'guest' })
      const api = fakeApiClient({ listOrders: () => [], listProducts: () => [] })
      return { session, log, api, getCurrentUser } as unknown as ReturnType<
        HonoAppOptions['createLoadContext']
      >
    },
    sessionSecrets: [secret],
    forwardWebhook: () => Promise.resolve(new Response(null, { status: 204 })),
  })
  async function get(path: string, member: PlanBenefits, headers: Record<string, string> = {}) {
    const cookie = `${authCookieName}=${serializeAuthCookie(tokenOf(member), [secret])}${headers.cookie ?? ''}`
    return app.request(origin + path, { headers: { ...headers, cookie } })
  }
  const htmlOf = async (...args: Parameters<typeof get>) => (await get(...args)).text()
  return { app, get, htmlOf, rendered, pageCache, memberPageCache }
}
const [lin, wu] = [createMember('林知夏'), createMember('吴小川')]

describe('a page of a member', () => {
  test('is rendered once for repeated requests, with a new nonce in each response', async () => {
    const { get, rendered } = startApp([lin])
    const answers = [await get('/', lin), await get('/', lin), await get('/', lin)]
    const nonces = answers.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy')!)![1],
    )
    for (const [n, answer] of answers.entries()) expect(await answer.text()).toContain(`nonce="${nonces[n]}"`)
    expect(new Set(nonces).size).toBe(3)
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  test('is the same compressed as plain', async () => {
    const { get, htmlOf } = startApp([lin])
    const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"/g, '')
    const plain = await htmlOf('/', lin)
    const packed = await get('/', lin, { 'accept-encoding': 'gzip' })
    expect(withoutNonce(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString())).toBe(
      withoutNonce(plain),
    )
  })

  test('never shows another member, however many request pages at the same time', async () => {
    const names = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((name) => `${name}某`)
    const request = fc.record({
      reader: fc.nat(names.length),
      path: fc.constantFrom('/', '/tpls', '/pricing', '/resume/tpls', '/privacy'),
      preferences: fc.constantFrom('', '; lang=en', '; theme=dark'),
      renderMs: fc.nat(3),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 60 }), async (requests) => {
        // Members of one plan: only their identity differs.
        const members = names.map((name) => createMember(name))
        const delays = requests.map(({ renderMs }) => renderMs)
        const { app, htmlOf } = startApp(members, async (...args) => {
          await sleep(delays.pop() ?? 0)
          return renderFrame(...args)
        })
        await Promise.all(
          requests.map(async ({ reader, path, preferences }) => {
            const member = members[reader]
            const html = member
              ? await htmlOf(path, member, { cookie: preferences })
              : await (await app.request(origin + path, { headers: { cookie: preferences.slice(2) } })).text()
            const shown = names.filter((name) => html.includes(name))
            expect(shown).toEqual(member ? [member.nickname] : [])
          }),
        )
      }),
      { numRuns: 25 },
    )
  })

  test.each([
    ['name', { nickname: '林知秋' }],
    ['plan', { plan: '200', inPlan: true, planName: '月度会员' }],
    ['number left', { benefits: { ...lin.benefits, [BenefitIds.resumeMaxNum]: 2 } }],
    ['account, which is about to be erased', { closesAt: 1_800_000_000_000 }],
  ] as [string, Partial<PlanBenefits>][])('is rendered again for another %s', async (_, change) => {
    const members = [lin]
    const { htmlOf, rendered } = startApp(members)
    await htmlOf('/', lin)
    members[0] = { ...lin, ...change }
    const { nickname, benefits } = members[0]
    expect(await htmlOf('/', lin)).toContain(`<b>${nickname}</b>`)
    expect(await htmlOf('/', lin)).toContain(` ${benefits[BenefitIds.resumeMaxNum]}\n`)
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  test('takes no space of the guest cache', async () => {
    const { htmlOf, pageCache, memberPageCache } = startApp([lin, wu])
    for (const member of [lin, wu]) await htmlOf('/', member)
    expect([pageCache.size().pages, memberPageCache.size().pages]).toEqual([0, 2])
  })

  test("sets the member's newer token, and is not cached", async () => {
    const member = createMember('换新')
    const { get, memberPageCache } = startApp([member])
    const answer = await get('/', member)
    expect(answer.headers.getSetCookie()[0]).toContain(authCookieName)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(memberPageCache.cachedPages()).toHaveLength(0)
  })
})

describe('the member page cache', () => {
  test('contains nothing of the request that a page was rendered for', async () => {
    const { get, memberPageCache } = startApp([lin], async (request, context) =>
      [JSON.stringify([...request.headers]), await renderFrame(request, context)].join(),
    )
    await get('/', lin, { 'user-agent': 'Mozilla/5.0 Chrome/199.9', 'x-forwarded-for': '203.0.113.9' })
    const [page] = memberPageCache.cachedPages()
    const text = JSON.stringify(page!.headers) + Buffer.concat(page!.plainParts).toString()
    expect(text).toContain(lin.nickname)
    expect(text).not.toMatch(/199\.9|203\.0\.113\.9|token-of|auth-storage|authorization|set-cookie/i)
  })

  test.each<[string, string, string, Render]>([
    ['a message', '/', '; flash-storage=abc', renderFrame],
    ['a draft', '/resume/create', '; draft-storage=d1.s1', renderFrame],
    ['any other cookie', '/', '; somebody=else', renderFrame],
    ['an unknown word in the address', '/?welcome', '', renderFrame],
    ['a page of their own', '/resume/my', '', renderFrame],
    [
      'orders',
      '/',
      '',
      async (...args) => `${await args[1].api.call('listOrders', {})}${await renderFrame(...args)}`,
    ],
    ['a failure', '/', '', (...args) => (args[1].log.error({}, 'rendering failed'), renderFrame(...args))],
  ])('stores no page for a request with %s', async (_, path, cookie, render) => {
    const { htmlOf, rendered, memberPageCache } = startApp([lin], render)
    for (let n = 0; n < 2; n++) expect(await htmlOf(path, lin, { cookie })).toContain('<b>林知夏</b>')
    expect(rendered).toHaveBeenCalledTimes(2)
    expect(memberPageCache.cachedPages()).toHaveLength(0)
  })
})
