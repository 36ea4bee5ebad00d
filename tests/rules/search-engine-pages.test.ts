import { beforeAll, describe, expect, test } from 'vitest'
import { pages } from 'virtual:pages/all'
import { guestCachePath } from '#app/server/page-cache/cacheable-paths'
import { chooseHydrationStrategy } from '#app/runtime/hydration/hydration-strategy'
import { PricingParams } from '#app/features/pricing/pricing.server'
import { requiredAccess } from '#app/session/required-access'
import { loadAllRoutes, targetsOf, type RouteTarget } from '#tests/app-harness/all-routes'
import { allPages } from '#tests/app-harness/all-pages'

type Meta = Record<string, unknown>
type PageOutput = { path: string; meta: Meta[] }

const shell = { origin: 'https://cv.example.com', language: 'zh', siteName: '智能简历' }
const metaTags = { title: '一个页面', description: '它讲什么' }

/** Every page of the product, with its meta tags. */
let renderMeta: PageOutput[]
let targets: RouteTarget[]
// Importing every route takes minutes on a busy machine.
beforeAll(async () => {
  const routes = await loadAllRoutes()
  const moduleOf = new Map(
    routes.map(({ id, module }) => [id, module as { meta?: (args: unknown) => Meta[] }]),
  )
  targets = targetsOf(routes)
  renderMeta = targets
    .filter(({ hasComponent: shows }) => shows)
    .map(({ id, path }) => {
      const matches = [{ id: 'root', data: shell }]
      const args = { data: metaTags, matches, location: { pathname: path, search: '' }, params: {} }
      return { path, meta: moduleOf.get(id)?.meta?.(args) ?? [] }
    })
}, 300_000)

const publicPaths = pages.filter(({ isPublic }) => isPublic).map(({ path }) => path.replace(/:\w+/g, 'x1'))
const isHidden = ({ meta }: PageOutput) =>
  meta.some(({ name, content }) => name === 'robots' && content === 'noindex')
const canonicalOf = ({ meta }: PageOutput) => meta.find(({ rel }) => rel === 'canonical')?.href

describe('pages for search engines', () => {
  test('are the pages whose handles are public, and no others', () => {
    const found = renderMeta.filter((page) => !isHidden(page)).map(({ path }) => path)
    expect(found.sort()).toEqual(publicPaths.sort())
    expect(found).toContain('/blogs/detail/x1')
  })

  test('require no login', () => {
    const closed = renderMeta.filter(({ path }) => requiredAccess(path) !== 'open')
    expect(closed.length).toBeGreaterThan(5)
    expect(closed.filter((page) => !isHidden(page))).toEqual([])
  })

  test('have one canonical URL, a description and a preview image', () => {
    for (const page of renderMeta.filter((one) => !isHidden(one))) {
      expect(canonicalOf(page)).toBe(`${shell.origin}${page.path}`)
      expect(page.meta).toContainEqual({ name: 'description', content: metaTags.description })
      expect(page.meta).toContainEqual({ property: 'og:image', content: `${shell.origin}/social-card.png` })
    }
  })

  test('are all pages that the guest cache stores', () => {
    const alike = renderMeta.filter(({ path }) => guestCachePath(new URL(path, shell.origin)))
    expect(alike.map(({ path }) => path).filter((path) => !publicPaths.includes(path))).toEqual([])
    expect(alike.length).toBeGreaterThan(publicPaths.length / 2)
  })

  test('do not reveal URLs of hidden pages', () => {
    expect(renderMeta.filter((page) => isHidden(page) && canonicalOf(page))).toEqual([])
  })
})

test("the index that is read from the routes' source has every route that Remix serves", () => {
  const indexed = pages.map(({ path, hasComponent }) => [path.replace(/:\w+/g, 'x1'), hasComponent])
  expect(indexed).toEqual(targets.map(({ path, hasComponent }) => [path, hasComponent]))
})

test('journeys and screenshots visit every page', () => {
  const fixtures = { resume: 'x1', order: 'x1', user: 'x1', chat: 'x1', errorFingerprint: 'x1' }
  const walked = allPages(fixtures).map(({ path }) => new URL(path, shell.origin).pathname)
  const shown = pages.filter(({ hasComponent }) => hasComponent)
  expect(shown.filter(({ pattern }) => !walked.some((path) => pattern.test(path)))).toEqual([])
})

describe('the hydration strategy', () => {
  const startOf = (path: string) =>
    chooseHydrationStrategy({ url: new URL(path, shell.origin), device: 'desktop', hasFlash: false })

  test('waits for an intent on public pages and on the list of resumes only', () => {
    const waiting = renderMeta.filter(({ path }) => startOf(path) !== 'immediate')
    expect(waiting).toEqual(renderMeta.filter((page) => !isHidden(page) || page.path === '/resume/my'))
    expect(waiting.length).toBeLessThan(renderMeta.length)
  })

  test('is immediate with every parameter of a purchase', () => {
    // The length alone shows plans and starts nothing.
    const names = Object.keys(PricingParams.shape).filter((name) => name !== 'months')
    expect(names.length).toBeGreaterThan(3)
    for (const name of [...names, 'hop', 'repriced']) expect(startOf(`/pricing?${name}=1`)).toBe('immediate')
  })
})
