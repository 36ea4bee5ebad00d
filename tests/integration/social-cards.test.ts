// @module-tag processes
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOfFile } from '#api/articles/article-content'
import { databases } from '#api/testing/databases'
import { article, createTestResume, school, teacher, useTestApi } from '#api/testing/test-api'
import { createTestAdmin, createTestUser } from '#api/testing/test-person'
import { createTypesetter, type Typesetter } from '#typeset/typesetter'
import { workerFromSource } from '#typeset/testing/test-templates'
import { createRenderedApp } from '#tests/app-harness/rendered-app'

const drawings = createTypesetter({ ...workerFromSource, maxWorkers: 1 })
let drawn = 0
/** The real one, which counts the cards it draws. */
const typesetter: Typesetter = {
  ...drawings,
  socialCard: (card, pictures) => (drawn++, drawings.socialCard(card, pictures)),
}
beforeAll(() => drawings.ready())
afterAll(() => drawings.close())

const samples = [
  teacher,
  ...['product-manager', 'designer', 'kindergarten-teacher'].map((id) => ({
    ...teacher,
    id,
    resume: createTestResume(id),
  })),
]
const [position] = school.positions
const industries = [
  { ...school, positions: [position!, { ...position!, id: 'head-teacher', sample: 'teacher' }] },
]

describe.each(databases)('the picture of a shared link on $name', ({ empty }) => {
  const api = useTestApi(empty, { samples, industries })
  let app: Awaited<ReturnType<typeof createRenderedApp>>
  beforeAll(async () => {
    const send = (input: string, init: RequestInit) =>
      Promise.resolve(api.app.fetch(new Request(input, init)))
    app = await createRenderedApp('http://api', { send, typesetter })
  }, 300_000)

  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { isLoggedIn: false, headers })

  /** The path of the picture that a page names. */
  async function cardOf(path: string, headers: Record<string, string> = {}): Promise<string> {
    const html = await (await get(path, headers)).text()
    const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  }

  async function read(path: string, headers: Record<string, string> = {}) {
    const answer = await get(path, headers)
    const { status, headers: given } = answer
    expect(status, path).toBe(200)
    expect(given.get('content-type')).toBe('image/png')
    const png = Buffer.from(await answer.arrayBuffer())
    const { width, height } = await sharp(png).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
    expect(given.get('set-cookie')).toBeNull()
    return { tag: given.get('etag'), cacheControl: given.get('cache-control') }
  }

  test.each([
    ['a template', '/tpls/classic', '/cards/templates/classic.png'],
    ['a position with a finished resume', '/positions/head-teacher', '/cards/positions/head-teacher.png'],
    ['a position without one', '/positions/chinese-teacher', '/cards/positions/chinese-teacher.png'],
    ['an article', `/blogs/detail/${article.id}`, `/cards/articles/${article.id}.png`],
  ])('of %s is its own, drawn once, and in the language of its address', async (_, page, path) => {
    const address = await cardOf(page)
    expect(address).toMatch(new RegExp(`^${path}\\?v=[\\w-]{10}$`))
    const before = drawn
    const { tag, cacheControl } = await read(address)
    expect(cacheControl).toBe('public, max-age=31536000, immutable')
    // Whoever asks without its version, or with an old one, gets what there is now.
    for (const other of [path, `${path}?v=old`])
      expect(await read(other, { 'accept-language': 'en' })).toEqual({
        tag,
        cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
      })
    expect(drawn - before).toBeLessThanOrEqual(1)
    const inEnglish = await cardOf(page, { 'accept-language': 'en' })
    expect(inEnglish).toBe(`${address}&lang=en`)
    expect((await read(inEnglish)).tag).not.toBe(tag)
    const known = await get(address, { 'if-none-match': tag! })
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag])
  })

  test.each([
    '/cards/templates/nothing.png',
    '/cards/positions/nothing.png',
    '/cards/articles/nothing.png',
    '/cards/invitations/ZZZZZZ.png',
    '/cards/resumes/classic.png',
    '/cards/templates/classic',
    '/cards/templates/classic.jpg',
    '/cards/templates/.png',
    '/cards/templates/..%2Fclassic.png',
    `/cards/articles/${'a'.repeat(65)}.png`,
    `/cards/invitations/${'A'.repeat(5_000)}.png`,
  ])('%s is not found', async (path) => {
    const before = drawn
    expect((await get(path)).status).toBe(404)
    expect(drawn).toBe(before)
  })

  test('of an article is another one once another text goes out', async () => {
    const admin = await createTestAdmin(api)
    const content = { ...contentOfFile(article), title: '谈薪资的三个时机' }
    const save = async (change: object) => {
      const saved = { id: '', seen: 0, slug: 'salary', ...content, ...change }
      const { data } = await admin.call('saveArticle', saved)
      const { id, revision } = data as { id: string; revision: number }
      expect((await admin.call('changeArticle', { id, to: 'publish', seen: revision })).code).toBe(0)
      return { id, seen: revision }
    }
    const first = await save({})
    const address = await cardOf('/blogs/detail/salary')
    const { tag } = await read(address)
    await save({ ...first, title: '谈薪资的四个时机，写成四十个字以内也还是放得下的很长很长很长的标题' })
    const next = await cardOf('/blogs/detail/salary')
    expect(next).not.toBe(address)
    expect((await read(next)).tag).not.toBe(tag)
    expect((await read(address)).tag).not.toBe(tag)
  })

  test('of an invite link names the inviter as the page does, at once when they choose otherwise', async () => {
    const inviter = await createTestUser(api)
    await inviter.call('renameUser', { nickname: '张晓雨' })
    const { inviteCode } = (await inviter.call('readInvitations', {})).data as { inviteCode: string }
    const path = `/cards/invitations/${inviteCode}.png`
    const link = `/?inviterCode=${inviteCode}`
    const choose = (choice: 'full' | 'masked' | 'none') => inviter.call('chooseInviterName', { choice })
    const pictures: Record<string, { address: string; tag: string | null }> = {}
    for (const choice of ['masked', 'full', 'none'] as const) {
      await choose(choice)
      const address = await cardOf(link)
      expect(address).toMatch(new RegExp(`^/cards/invitations/${inviteCode}\\.png\\?v=`))
      const { tag, cacheControl } = await read(address)
      expect(cacheControl).toBe('public, no-cache')
      expect((await read(path)).tag).toBe(tag)
      pictures[choice] = { address, tag }
    }
    const { masked, full, none } = pictures
    expect(new Set([masked!.tag, full!.tag, none!.tag]).size).toBe(3)
    // Nobody finds the name any more at the address that showed it, nor by what the browser has kept.
    expect((await read(full!.address)).tag).toBe(none!.tag)
    expect((await read(full!.address, { 'if-none-match': full!.tag! })).tag).toBe(none!.tag)

    // Other people of whom no more is told have the same picture: it holds nothing else about them.
    const other = await createTestUser(api)
    await other.call('renameUser', { nickname: '张三' })
    const { inviteCode: otherCode } = (await other.call('readInvitations', {})).data as { inviteCode: string }
    expect((await read(`/cards/invitations/${otherCode}.png`)).tag).toBe(masked!.tag)
  })

  test("of other pages, and of a link with a code of nobody, is the product's", async () => {
    expect(await cardOf('/')).toBe('/social-card.png')
    expect(await cardOf('/pricing')).toBe('/social-card.png')
    expect(await cardOf('/?inviterCode=ZZZZZZ')).toBe('/social-card.png')
  })
})
