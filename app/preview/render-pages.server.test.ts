import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { fakeTypesetter, fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError, DocumentTooLargeError } from '#typeset/typesetter'
import { renderDraftPage } from './render-pages.server'
import { createFitReport } from './one-page-fit-report'
import { readPhoto } from './photo-cache.server'
import { renderOwnThumbnail, renderPublicThumbnail } from './thumbnail.server'

const key = { id: 'd1', secret: 's1' }
const draft = { id: 'd1', revision: 2, updatedAt: 5, expiresAt: 9, resume: buildResume() }
const typesetter = fakeTypesetter({
  svgPage: (...[, , page]: unknown[]) => Promise.resolve(page === 1 ? '<svg>页</svg>' : undefined),
})
const requestAccepting = (encodings = '') =>
  new Request('http://a/', { headers: { 'accept-encoding': encodings } })

describe('renderDraftPage', () => {
  const api = fakeApiClient({ readDraft: () => draft })

  test('returns the page as an SVG that only its owner may cache', async () => {
    const answer = await renderDraftPage(requestAccepting(), { api, typesetter, key, page: 1 })
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, max-age=3600',
      vary: 'Accept-Encoding',
    })
    expect(await answer.text()).toBe('<svg>页</svg>')
  })

  test('is compressed where the browser accepts it', async () => {
    const answer = await renderDraftPage(requestAccepting('gzip, br'), { api, typesetter, key, page: 1 })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('<svg>页</svg>')
  })

  test.each([2, 0, -1, 1.5, NaN, Infinity])('is not found as page %s of one', async (page) => {
    expect((await renderDraftPage(requestAccepting(), { api, typesetter, key, page })).status).toBe(404)
  })

  test('is not found without a key, and when the draft is gone', async () => {
    const gone = fakeApiClient({ readDraft: failingWith(ApiCodes.notFound) })
    expect(
      (await renderDraftPage(requestAccepting(), { api, typesetter, key: undefined, page: 1 })).status,
    ).toBe(404)
    expect((await renderDraftPage(requestAccepting(), { api: gone, typesetter, key, page: 1 })).status).toBe(
      404,
    )
  })

  test('fails when the API is down', async () => {
    const down = fakeApiClient({ readDraft: failUnreachable })
    await expect(
      renderDraftPage(requestAccepting(), { api: down, typesetter, key, page: 1 }),
    ).rejects.toThrow('down')
  })
})

describe('readPhoto', () => {
  const jpegBase64 = '/9j/AAAA'

  test('requests a photo once', async () => {
    const api = fakeApiClient({ readPhoto: () => ({ jpegBase64 }) })
    const first = await readPhoto(api, 'photo-asked-for-once-1')
    expect(first?.toString('base64')).toBe(jpegBase64)
    expect(await readPhoto(api, 'photo-asked-for-once-1')).toBe(first)
    expect(api.calls).toEqual([['readPhoto', { id: 'photo-asked-for-once-1' }]])
  })

  test('requests nothing when there is none', async () => {
    expect(await readPhoto(fakeApiClient({}), '')).toBeUndefined()
  })

  test.each([ApiCodes.notFound, ApiCodes.invalidInput])(
    'is undefined when the API responds with %i, until it has the photo',
    async (code) => {
      const id = `photo-that-came-later-${code}`
      expect(await readPhoto(fakeApiClient({ readPhoto: failingWith(code) }), id)).toBeUndefined()
      expect(await readPhoto(fakeApiClient({ readPhoto: () => ({ jpegBase64 }) }), id)).toBeDefined()
    },
  )

  test('fails when the API is down', async () => {
    await expect(
      readPhoto(fakeApiClient({ readPhoto: failUnreachable }), 'photo-unreachable-01'),
    ).rejects.toThrow('down')
  })
})

describe('thumbnails', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const drawing = () => {
    const renders: unknown[] = []
    return { renders, typesetter: fakeTypesetter({ png: (resume: never) => (renders.push(resume), png) }) }
  }

  const shownAs = (resume: Resume | undefined) => ({
    name: resume?.basics.name ?? '',
    read: () => Promise.resolve(resume && { resume, photos: {} }),
  })

  test('a thumbnail is drawn once and identified by its ETag', async () => {
    const { renders, typesetter } = drawing()
    const first = await renderPublicThumbnail(requestAccepting(), typesetter, shownAs(buildResume()))
    expect(first.headers.get('content-type')).toBe('image/webp')
    const etag = first.headers.get('etag')!
    const again = new Request('http://a/', { headers: { 'if-none-match': etag } })
    const second = await renderPublicThumbnail(again, typesetter, shownAs(buildResume()))
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag])
    expect(renders).toHaveLength(1)
  })

  test('its content is read at intervals, however often it is requested', async () => {
    const { typesetter } = drawing()
    let reads = 0
    const read = () => Promise.resolve((reads++, { resume: buildResume(), photos: {} }))
    for (let n = 0; n < 3; n++)
      await renderPublicThumbnail(requestAccepting(), typesetter, { name: 'a', read })
    expect(reads).toBe(1)
  })

  test('a thumbnail is not found past the last page, and for unknown content', async () => {
    const typesetter = fakeTypesetter({ png: () => undefined })
    const past = new Request('http://a/?page=2')
    expect((await renderPublicThumbnail(past, typesetter, shownAs(buildResume()))).status).toBe(404)
    expect((await renderPublicThumbnail(requestAccepting(), typesetter, shownAs(undefined))).status).toBe(404)
  })

  test('another resume has another ETag', async () => {
    const { typesetter } = drawing()
    const other = buildResume((resume) => (resume.basics.name = '李'))
    const tags = [
      await renderPublicThumbnail(requestAccepting(), typesetter, shownAs(buildResume())),
      await renderPublicThumbnail(requestAccepting(), typesetter, shownAs(other)),
    ].map((answer) => answer.headers.get('etag'))
    expect(new Set(tags).size).toBe(2)
  })

  test('a thumbnail waits while the typesetter is busy', async () => {
    let tries = 0
    const busy = () => Promise.reject(new TypesetBusyError('many wait'))
    const typesetter = fakeTypesetter({ png: () => (tries++ === 0 ? busy() : Promise.resolve(png)) })
    const resume = buildResume((it) => (it.basics.name = '忙时'))
    expect((await renderPublicThumbnail(requestAccepting(), typesetter, shownAs(resume))).status).toBe(200)
  })

  test('a resume that is too large is requested once', async () => {
    let tries = 0
    const typesetter = fakeTypesetter({
      png: () => (tries++, Promise.reject(new DocumentTooLargeError('sections[0].items[0].text'))),
    })
    const resume = buildResume((it) => (it.basics.name = '太长'))
    expect((await renderPublicThumbnail(requestAccepting(), typesetter, shownAs(resume))).status).toBe(422)
    expect(tries).toBe(1)
  })

  test("a thumbnail of one's own resume is private, and immutable where its URL says which content it is", async () => {
    const { typesetter } = drawing()
    const resume = buildResume((it) => (it.basics.name = '自己的'))
    const without = await renderOwnThumbnail(requestAccepting(), typesetter, { resume, photos: {} })
    expect(without.headers.get('cache-control')).toBe('private, no-cache')
    const named = await renderOwnThumbnail(
      requestAccepting(),
      typesetter,
      { resume, photos: {} },
      'immutable',
    )
    expect(named.headers.get('cache-control')).toBe('private, max-age=604800, immutable')
    const photographed = await renderOwnThumbnail(requestAccepting(), typesetter, {
      resume,
      photos: { photo: png },
    })
    expect(photographed.headers.get('etag')).not.toBe(without.headers.get('etag'))
    const photos = { pictures: { abcdefghijklmnopqrstuv: png } }
    const pictured = await renderOwnThumbnail(requestAccepting(), typesetter, { resume, photos })
    expect(pictured.headers.get('etag')).not.toBe(without.headers.get('etag'))
  })
})

test("entries that did not fit are reported by their titles, in the resume's order", () => {
  const resume = buildResume((it) => {
    it.sections[0]!.items[0]!.title = ''
    it.sections[1]!.items[0]!.title = ''
    it.sections[1]!.title = '技能'
  })
  const style = { accent: '#000000', font: 'sans', size: 9, leading: 1.2, margins: 10, spacing: 0.6 }
  const overflowing = ['s2-1', 's1-2', 's1-1', 'nobody'].map((id, i) => ({ id, lines: i + 1 }))
  const report = createFitReport(resume, { fitted: false, fittedLook: style, filled: 0.2, overflowing })
  expect(report?.filled).toBe(0.2)
  expect(report?.look).toEqual({ spacing: 0.6, lineHeight: 1.2, margins: 10, size: 9 })
  expect(report?.over).toEqual([
    { name: '- 做了一件事', lines: 3 },
    { name: '乙公司', lines: 2 },
    { name: '技能', lines: 1 },
  ])
  expect(createFitReport(resume, { fitted: true, overflowing: [] })).toBeUndefined()
})
