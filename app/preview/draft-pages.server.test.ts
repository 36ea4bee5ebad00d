import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import type { Resume } from '#contract/resume'
import { fakeTypesetter, fakeUpstream, refusing, someResume, unreachable } from '#tests/builders'
import { TypesetBusy, TypesetTooMuch } from '#typeset/typesetter'
import { draftPage } from './draft-pages.server'
import { fitReportOf } from './fit-report'
import { readPhoto } from './photo-shelf.server'
import { ownThumbnail, thumbnail } from './thumbnail.server'

const key = { id: 'd1', secret: 's1' }
const draft = { id: 'd1', revision: 2, updatedAt: 5, expiresAt: 9, resume: someResume() }
const typesetter = fakeTypesetter({
  svgPage: (...[, , page]: unknown[]) => Promise.resolve(page === 1 ? '<svg>页</svg>' : undefined),
})
const asked = (encodings = '') => new Request('http://a/', { headers: { 'accept-encoding': encodings } })

describe('draftPage', () => {
  const upstream = fakeUpstream({ readDraft: () => draft })

  test('is the page as an SVG only its owner may keep', async () => {
    const answer = await draftPage(asked(), { upstream, typesetter, key, page: 1 })
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, max-age=3600',
      vary: 'Accept-Encoding',
    })
    expect(await answer.text()).toBe('<svg>页</svg>')
  })

  test('is packed for whoever takes it packed', async () => {
    const answer = await draftPage(asked('gzip, br'), { upstream, typesetter, key, page: 1 })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('<svg>页</svg>')
  })

  test.each([2, 0, -1, 1.5, NaN, Infinity])('is not found as page %s of one', async (page) => {
    expect((await draftPage(asked(), { upstream, typesetter, key, page })).status).toBe(404)
  })

  test('is not found without a key, and when the draft is gone', async () => {
    const gone = fakeUpstream({ readDraft: refusing(Codes.notFound) })
    expect((await draftPage(asked(), { upstream, typesetter, key: undefined, page: 1 })).status).toBe(404)
    expect((await draftPage(asked(), { upstream: gone, typesetter, key, page: 1 })).status).toBe(404)
  })

  test('is an error when the upstream is down', async () => {
    const down = fakeUpstream({ readDraft: unreachable })
    await expect(draftPage(asked(), { upstream: down, typesetter, key, page: 1 })).rejects.toThrow('down')
  })
})

describe('readPhoto', () => {
  const jpegBase64 = '/9j/AAAA'

  test('asks for a photo once', async () => {
    const upstream = fakeUpstream({ readPhoto: () => ({ jpegBase64 }) })
    const first = await readPhoto(upstream, 'photo-asked-for-once-1')
    expect(first?.toString('base64')).toBe(jpegBase64)
    expect(await readPhoto(upstream, 'photo-asked-for-once-1')).toBe(first)
    expect(upstream.calls).toEqual([['readPhoto', { id: 'photo-asked-for-once-1' }]])
  })

  test('asks for nothing when there is none', async () => {
    expect(await readPhoto(fakeUpstream({}), '')).toBeUndefined()
  })

  test.each([Codes.notFound, Codes.badInput])(
    'is none when the upstream answers %i, until it has it',
    async (code) => {
      const id = `photo-that-came-later-${code}`
      expect(await readPhoto(fakeUpstream({ readPhoto: refusing(code) }), id)).toBeUndefined()
      expect(await readPhoto(fakeUpstream({ readPhoto: () => ({ jpegBase64 }) }), id)).toBeDefined()
    },
  )

  test('is an error when the upstream is down', async () => {
    await expect(readPhoto(fakeUpstream({ readPhoto: unreachable }), 'photo-unreachable-1')).rejects.toThrow(
      'down',
    )
  })
})

describe('thumbnail', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const drawing = () => {
    const drawn: unknown[] = []
    return { drawn, typesetter: fakeTypesetter({ png: (resume: never) => (drawn.push(resume), png) }) }
  }

  const shownAs = (resume: Resume | undefined) => ({
    name: resume?.basics.name ?? '',
    read: () => Promise.resolve(resume),
  })

  test('is drawn once and told apart by its tag', async () => {
    const { drawn, typesetter } = drawing()
    const first = await thumbnail(asked(), typesetter, shownAs(someResume()))
    expect(first.headers.get('content-type')).toBe('image/webp')
    const etag = first.headers.get('etag')!
    const again = new Request('http://a/', { headers: { 'if-none-match': etag } })
    const second = await thumbnail(again, typesetter, shownAs(someResume()))
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag])
    expect(drawn).toHaveLength(1)
  })

  test('asks what it shows once in a while, however often it is asked for', async () => {
    const { typesetter } = drawing()
    let reads = 0
    const read = () => Promise.resolve((reads++, someResume()))
    for (let n = 0; n < 3; n++) await thumbnail(asked(), typesetter, { name: 'a', read })
    expect(reads).toBe(1)
  })

  test('is none past the last page, and of what is not there', async () => {
    const typesetter = fakeTypesetter({ png: () => undefined })
    const past = new Request('http://a/?page=2')
    expect((await thumbnail(past, typesetter, shownAs(someResume()))).status).toBe(404)
    expect((await thumbnail(asked(), typesetter, shownAs(undefined))).status).toBe(404)
  })

  test('has another tag for another resume', async () => {
    const { typesetter } = drawing()
    const other = someResume((resume) => (resume.basics.name = '李'))
    const tags = [
      await thumbnail(asked(), typesetter, shownAs(someResume())),
      await thumbnail(asked(), typesetter, shownAs(other)),
    ].map((answer) => answer.headers.get('etag'))
    expect(new Set(tags).size).toBe(2)
  })

  test('lets a busy moment of the typesetter pass', async () => {
    let tries = 0
    const busy = () => Promise.reject(new TypesetBusy('many wait'))
    const typesetter = fakeTypesetter({ png: () => (tries++ === 0 ? busy() : Promise.resolve(png)) })
    const resume = someResume((it) => (it.basics.name = '忙时'))
    expect((await thumbnail(asked(), typesetter, shownAs(resume))).status).toBe(200)
  })

  test('is asked for once of a resume that is too much to lay out', async () => {
    let tries = 0
    const typesetter = fakeTypesetter({
      png: () => (tries++, Promise.reject(new TypesetTooMuch('sections[0].items[0].text'))),
    })
    const resume = someResume((it) => (it.basics.name = '太长'))
    expect((await thumbnail(asked(), typesetter, shownAs(resume))).status).toBe(422)
    expect(tries).toBe(1)
  })

  test('is nobody else’s and stays as it is, when it is of one’s own resume', async () => {
    const { typesetter } = drawing()
    const resume = someResume((it) => (it.basics.name = '自己的'))
    const without = await ownThumbnail(asked(), typesetter, { resume, photo: undefined })
    expect(without.headers.get('cache-control')).toBe('private, max-age=604800, immutable')
    const photographed = await ownThumbnail(asked(), typesetter, { resume, photo: png })
    expect(photographed.headers.get('etag')).not.toBe(without.headers.get('etag'))
  })
})

test('entries that did not fit are called by their titles, in the order of the resume', () => {
  const resume = someResume((it) => {
    it.sections[0]!.items[0]!.title = ''
    it.sections[1]!.items[0]!.title = ''
    it.sections[1]!.title = '技能'
  })
  const look = { accent: '#000000', font: 'sans', size: 9, leading: 1.2, margins: 10, spacing: 0.6 }
  const overflowing = ['s2-1', 's1-2', 's1-1', 'nobody'].map((id, i) => ({ id, lines: i + 1 }))
  const said = fitReportOf(resume, { fitted: false, look, overflowing })
  expect(said?.look).toEqual({ spacing: 0.6, lineHeight: 1.2, margins: 10, size: 9 })
  expect(said?.over).toEqual([
    { name: '- 做了一件事', lines: 3 },
    { name: '乙公司', lines: 2 },
    { name: '技能', lines: 1 },
  ])
  expect(fitReportOf(resume, { fitted: true, overflowing: [] })).toBeUndefined()
})
