import { beforeAll, describe, expect, test } from 'vitest'
import { readingAddress } from '#app/server/reading-pages'
import { isPublicPage, publicFamilies, publicPages } from '#app/shell/public-pages'
import { scriptsStart } from '#app/shell/scripts-start'
import { Asked } from '#app/features/pricing/pricing.server'
import { accessOf } from '#app/session/guards'
import { allDoors, knocksOf } from '#tests/doors'
import { everyPage } from '#tests/every-page'

type Meta = Record<string, unknown>
type Shown = { path: string; meta: Meta[] }

const shell = { origin: 'https://cv.example.com', language: 'zh', siteName: '智能简历' }
const told = { title: '一个页面', description: '它讲什么' }

/** Every page of the product, with what it says of itself. */
let shown: Shown[]
beforeAll(async () => {
  const doors = await allDoors()
  const moduleOf = new Map(
    doors.map(({ id, module }) => [id, module as { meta?: (args: unknown) => Meta[] }]),
  )
  shown = knocksOf(doors)
    .filter(({ shows }) => shows)
    .map(({ id, path }) => {
      const matches = [{ id: 'root', data: shell }]
      const args = { data: told, matches, location: { pathname: path, search: '' }, params: {} }
      return { path, meta: moduleOf.get(id)?.meta?.(args) ?? [] }
    })
})

const isHidden = ({ meta }: Shown) =>
  meta.some(({ name, content }) => name === 'robots' && content === 'noindex')
const canonicalOf = ({ meta }: Shown) => meta.find(({ rel }) => rel === 'canonical')?.href

describe('what search engines find', () => {
  test('is the list of public pages, and nothing else', () => {
    const found = shown.filter((page) => !isHidden(page)).map(({ path }) => path)
    expect(found.filter((path) => !isPublicPage(path))).toEqual([])
    expect(publicPages.filter((path) => !found.includes(path))).toEqual([])
    expect(publicFamilies.filter((family) => !found.some((path) => path.startsWith(family)))).toEqual([])
  })

  test('is nothing that asks for a login', () => {
    const closed = shown.filter(({ path }) => accessOf(path) !== 'open')
    expect(closed.length).toBeGreaterThan(5)
    expect(closed.filter((page) => !isHidden(page))).toEqual([])
  })

  test('has one address, a description and a picture for those who pass it on', () => {
    for (const page of shown.filter((one) => !isHidden(one))) {
      expect(canonicalOf(page)).toBe(`${shell.origin}${page.path}`)
      expect(page.meta).toContainEqual({ name: 'description', content: told.description })
      expect(page.meta).toContainEqual({ property: 'og:image', content: `${shell.origin}/social-card.png` })
    }
  })

  test('is all that is made once for every guest', () => {
    const alike = shown.filter(({ path }) => readingAddress(new URL(path, shell.origin)))
    expect(alike.map(({ path }) => path).filter((path) => !isPublicPage(path))).toEqual([])
    expect(alike.length).toBeGreaterThanOrEqual(publicPages.length)
  })

  test('gives no address of what is hidden', () => {
    expect(shown.filter((page) => isHidden(page) && canonicalOf(page))).toEqual([])
  })
})

test('every page is on the list of those that journeys and pictures walk through', () => {
  const walked = everyPage({ resume: 'x1', order: 'x1', user: 'x1', chat: 'x1', fault: 'x1' }).map(
    ({ path }) => new URL(path, shell.origin).pathname,
  )
  const isWalked = (path: string) =>
    walked.some((one) => new RegExp(`^${path.replace('x1', '[^/]+')}$`).test(one))
  expect(shown.map(({ path }) => path).filter((path) => !isWalked(path))).toEqual([])
})

describe('scripts', () => {
  const startOf = (path: string) =>
    scriptsStart({ url: new URL(path, shell.origin), device: 'desktop', says: false })

  test('wait for an intent on the pages that everybody may find and on the list of resumes, and on no other', () => {
    const waiting = shown.filter(({ path }) => startOf(path) !== 'at first sight')
    expect(waiting).toEqual(shown.filter((page) => !isHidden(page) || page.path === '/resume/my'))
    expect(waiting.length).toBeLessThan(shown.length)
  })

  test('begin at first sight with whatever the address can ask of a purchase', () => {
    const names = Object.keys(Asked.shape)
    expect(names.length).toBeGreaterThan(3)
    for (const name of [...names, 'hop', 'repriced'])
      expect(startOf(`/pricing?${name}=1`)).toBe('at first sight')
  })
})
