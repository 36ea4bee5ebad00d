import { describe, expect, test } from 'vitest'
import { pages } from 'virtual:pages/all'
import { prefetchablePages } from 'virtual:pages/prefetchable'
import { requiredAccess } from '#app/session/required-access'
import { pagePattern, parseRoute } from '../../scripts/page-index'

const pageOf = (handle: string) => parseRoute('new.tsx', `export const handle = ${handle}`).page

describe('the handle of a route', () => {
  test('is parsed from the source, whatever else it contains', () => {
    const handle = `{ i18n: names(), page: { isPublic: true, sitemapPriority: 0.8, cacheParams: ['q', \`page\`] } }`
    const page = { isPublic: true, sitemapPriority: 0.8, cacheParams: ['q', 'page'] }
    expect(pageOf(`${handle} satisfies PageHandle`)).toEqual(page)
    expect(pageOf(`(${handle}) as const`)).toEqual(page)
    expect(parseRoute('new.ts', 'export const loader = () => null').page).toBeUndefined()
  })

  test('is reduced to what browsers read, and the rest of the route is unchanged', () => {
    const cut = (page: string) =>
      `const a = 1\nexport const handle = { i18n: ['a'], page: ${page} } as const\nfoo()`
    const browserText = (page: string) => parseRoute('new.tsx', cut(page)).browserText
    expect(browserText(`{ isPublic: true, cacheParams: ['q'] }`)).toBe(cut('{ isPublic: true }'))
    expect(browserText(`{ access: 'login' }`)).toBe(cut('{}'))
    expect(parseRoute('new.tsx', 'foo()').browserText).toBe('foo()')
  })

  test.each([
    ['a name', '{ page: { cacheParams: galleryParams } }', 'galleryParams'],
    ['a call', '{ page: { isPublic: isPublic() } }', 'isPublic()'],
    ['what is spread', '{ page: { ...others } }', '...others'],
    ['a shorthand', '{ page }', 'page'],
    ['a handle made elsewhere', 'defineHandle({})', 'defineHandle({})'],
  ])('is rejected with file and line when it has %s', (_, handle, found) => {
    expect(() => pageOf(`\n${handle}`)).toThrow(`new.tsx:2: "${found}" is no plain literal`)
  })

  test.each([
    ['export default function Page() { return null }', true],
    ['const Page = () => null\nexport default Page', true],
    ['export function loader() { return null }', false],
  ])('the index knows whether the route has a component: %s', (text, hasComponent) => {
    expect(parseRoute('new.tsx', text).hasComponent).toBe(hasComponent)
  })
})

describe('the index of pages', () => {
  test('opens no page below /resume, /user and /admin that does not open itself', () => {
    const closed = pages.filter(
      ({ path, access }) => /^\/(resume|user|admin)\b/.test(path) && access !== 'open',
    )
    expect(closed.length).toBeGreaterThan(30)
    const addressOf = (path: string) => path.replace(/:\w+/g, 'x1')
    expect(closed.filter(({ path }) => requiredAccess(addressOf(path)) === 'open')).toEqual([])
  })

  test('matches URLs like the router', () => {
    expect('/tpls/classic'.match(pagePattern(['/tpls/:id']))).not.toBeNull()
    expect('/tpls/classic/'.match(pagePattern(['/tpls/:id']))).not.toBeNull()
    expect('/tpls/a/b'.match(pagePattern(['/tpls/:id']))).toBeNull()
    expect('/blogs/rssxxml'.match(pagePattern(['/blogs/rss.xml']))).toBeNull()
    expect(['/', '/tpls', '/resume/my'].every((path) => prefetchablePages.test(path))).toBe(true)
    expect(['/user/export', '/resume/chat', '/admin'].some((path) => prefetchablePages.test(path))).toBe(
      false,
    )
  })
})
