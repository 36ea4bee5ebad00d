import { beforeAll, describe, expect, test } from 'vitest'
import { guestCachePath } from '#app/server/page-cache/cacheable-paths'
import { isPublicPage, publicPathPrefixes, publicPages } from '#app/runtime/public-pages'
import { chooseHydrationStrategy } from '#app/runtime/hydration/hydration-strategy'
import { PricingParams } from '#app/features/pricing/pricing.server'
import { requiredAccess } from '#app/session/access-rules'
import { loadAllRoutes, targetsOf } from '#tests/app-harness/all-routes'
import { allPages } from '#tests/app-harness/all-pages'

type Meta = Record<string, unknown>
type PageOutput = { path: string; meta: Meta[] }

const shell = { origin: 'https://cv.example.com', language: 'zh', siteName: '智能简历' }
const metaTags = { title: '一个页面', description: '它讲什么' }

/** Every page of the product, with what it says of itself. */
let renderMeta: PageOutput[]
beforeAll(async () => {
  const routes = await loadAllRoutes()
  const moduleOf = new Map(
    routes.map(({ id, module }) => [id, module as { meta?: (args: unknown) => Meta[] }]),
  )
  renderMeta = targetsOf(routes)
    .filter(({ hasComponent: shows }) => shows)
    .map(({ id, path }) => {
      const matches = [{ id: 'root', data: shell }]
      const args = { data: metaTags, matches, location: { pathname: path, search: '' }, params: {} }
      return { path, meta: moduleOf.get(id)?.meta?.(args) ?? [] }
    })
})

const isHidden = ({ meta }: PageOutput) =>
  meta.some(({ name, content }) => name === 'robots' && content === 'noindex')
const canonicalOf = ({ meta }: PageOutput) => meta.find(({ rel }) => rel === 'canonical')?.href

describe('what search engines find', () => {
  test('is the list of public pages, and nothing else', () => {
    const found = renderMeta.filter((page) => !isHidden(page)).map(({ path }) => path)
    expect(found.filter((path) => !isPublicPage(path))).toEqual([])
    expect(publicPages.filter((path) => !found.includes(path))).toEqual([])
    expect(publicPathPrefixes.filter((family) => !found.some((path) => path.startsWith(family)))).toEqual([])
  })

  test('is nothing that asks for a login', () => {
    const closed = renderMeta.filter(({ path }) => requiredAccess(path) !== 'open')
    expect(closed.length).toBeGreaterThan(5)
    expect(closed.filter((page) => !isHidden(page))).toEqual([])
  })

  test('has one address, a description and a picture for those who pass it on', () => {
    for (const page of renderMeta.filter((one) => !isHidden(one))) {
      expect(canonicalOf(page)).toBe(`${shell.origin}${page.path}`)
      expect(page.meta).toContainEqual({ name: 'description', content: metaTags.description })
      expect(page.meta).toContainEqual({ property: 'og:image', content: `${shell.origin}/social-card.png` })
    }
  })

  test('is all that is made once for every guest', () => {
    const alike = renderMeta.filter(({ path }) => guestCachePath(new URL(path, shell.origin)))
    expect(alike.map(({ path }) => path).filter((path) => !isPublicPage(path))).toEqual([])
    expect(alike.length).toBeGreaterThanOrEqual(publicPages.length)
  })

  test('gives no address of what is hidden', () => {
    expect(renderMeta.filter((page) => isHidden(page) && canonicalOf(page))).toEqual([])
  })
})

test('every page is on the list of those that journeys and pictures walk through', () => {
  const listedPages = allPages({
    resume: 'x1',
    order: 'x1',
    user: 'x1',
    chat: 'x1',
    errorFingerprint: 'x1',
  }).map(({ path }) => new URL(path, shell.origin).pathname)
  const isListed = (path: string) =>
    listedPages.some((one) => new RegExp(`^${path.replace('x1', '[^/]+')}$`).test(one))
  expect(renderMeta.map(({ path }) => path).filter((path) => !isListed(path))).toEqual([])
})

describe('scripts', () => {
  const startOf = (path: string) =>
    chooseHydrationStrategy({ url: new URL(path, shell.origin), device: 'desktop', hasFlash: false })

  test('wait for an intent on the pages that everybody may find and on the list of resumes, and on no other', () => {
    const waiting = renderMeta.filter(({ path }) => startOf(path) !== 'at first sight')
    expect(waiting).toEqual(renderMeta.filter((page) => !isHidden(page) || page.path === '/resume/my'))
    expect(waiting.length).toBeLessThan(renderMeta.length)
  })

  test('begin at first sight with whatever the address can ask of a purchase', () => {
    const names = Object.keys(PricingParams.shape)
    expect(names.length).toBeGreaterThan(3)
    for (const name of [...names, 'hop', 'repriced'])
      expect(startOf(`/pricing?${name}=1`)).toBe('at first sight')
  })
})
