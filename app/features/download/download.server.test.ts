import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeTypesetter, fakeUpstream, refusing, someResume, unreachable } from '#tests/builders'
import { TypesetBusy } from '#typeset/typesetter'
import { describeDownload, fileOf, orGone, readFileKind } from './download.server'
import { handOver } from './handoff.server'
import { pressedSource } from './posted-resume.server'

const upstream = fakeUpstream({})
const pdf = new TextEncoder().encode('%PDF-1.7')
const png = new Uint8Array([0x89, 0x50])

describe('readFileKind', () => {
  test.each([
    ['pdf', { pdf: true }],
    ['1.png', { pdf: false, page: 1 }],
    ['99.png', { pdf: false, page: 99 }],
    ['0.png', undefined],
    ['01.png', undefined],
    ['100.png', undefined],
    ['-1.png', undefined],
    ['1.jpg', undefined],
    ['1.png/..', undefined],
    ['PDF', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, kind) => {
    expect(readFileKind(text)).toEqual(kind)
  })
})

describe('fileOf', () => {
  test('is a PDF to keep, named after person and position', async () => {
    const file = await fileOf({ upstream, typesetter: fakeTypesetter({ pdf: () => pdf }) }, someResume(), {
      pdf: true,
    })
    expect(Object.fromEntries(file.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': '8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(
        `${encodeURIComponent('王小明-前端工程师')}.pdf`,
      ) as string,
    })
    expect(await file.text()).toBe('%PDF-1.7')
  })

  test.each([
    [false, `${encodeURIComponent('王小明-前端工程师-2')}.png`],
    [true, undefined],
  ])('is a page as PNG at two pixels a point; to look at (%s) without a file name', async (inline, name) => {
    const asked: unknown[] = []
    const typesetter = fakeTypesetter({ png: (...given: unknown[]) => (asked.push(given.slice(2)), png) })
    const file = await fileOf({ upstream, typesetter }, someResume(), { pdf: false, page: 2 }, inline)
    expect(asked).toEqual([[2, 2]])
    expect(file.headers.get('content-type')).toBe('image/png')
    const disposition = file.headers.get('content-disposition')
    if (name) expect(disposition).toContain(name)
    else expect(disposition).toBeNull()
  })

  test('is not found for a page that is not there', async () => {
    const typesetter = fakeTypesetter({ png: () => undefined })
    expect((await fileOf({ upstream, typesetter }, someResume(), { pdf: false, page: 7 })).status).toBe(404)
  })

  test.each([{ pdf: true as const }, { pdf: false as const, page: 1 }])(
    'says when to ask again (%j)',
    async (kind) => {
      const busy = () => Promise.reject(new TypesetBusy('busy'))
      const file = await fileOf(
        { upstream, typesetter: fakeTypesetter({ pdf: busy, png: busy }) },
        someResume(),
        kind,
      )
      expect([file.status, file.headers.get('retry-after')]).toEqual([503, '2'])
    },
  )

  test('does not hide a failure of the engine', async () => {
    const typesetter = fakeTypesetter({ pdf: () => Promise.reject(new Error('broken')) })
    await expect(fileOf({ upstream, typesetter }, someResume(), { pdf: true })).rejects.toThrow('broken')
  })
})

test('the download page knows the pages, the file name, and whether a name is missing', async () => {
  const pages = [{ hash: 'h', width: 595, height: 842 }]
  const typesetter = fakeTypesetter({
    pages: () => ({ layoutId: 'L', pages, missingGlyphs: ['𪚥'], fit: { fitted: true, overflowing: [] } }),
  })
  const nameless = someResume((resume) => (resume.basics.name = ''))
  expect(await describeDownload({ upstream, typesetter }, someResume())).toEqual({
    pages,
    missingGlyphs: ['𪚥'],
    fileName: '王小明-前端工程师',
    nameMissing: false,
    isBusy: false,
    assisted: false,
  })
  expect((await describeDownload({ upstream, typesetter }, nameless)).nameMissing).toBe(true)
})

test('a download page is described without its pages while too many ask for theirs', async () => {
  const pages = () => Promise.reject(new TypesetBusy('busy'))
  const parts = { upstream, typesetter: fakeTypesetter({ pages }) }
  expect(await describeDownload(parts, someResume())).toMatchObject({
    pages: [],
    fileName: '王小明-前端工程师',
    isBusy: true,
  })
})

test('a download page does not hide a failure of the engine', async () => {
  const typesetter = fakeTypesetter({ pages: () => Promise.reject(new Error('broken')) })
  await expect(describeDownload({ upstream, typesetter }, someResume())).rejects.toThrow('broken')
})

describe('orGone', () => {
  const key = { id: 'd1', secret: 's1' }

  test('takes what is not found for gone', async () => {
    const call = fakeUpstream({ readDraft: refusing(Codes.notFound) }).call('readDraft', key)
    expect(await orGone(call)).toBeUndefined()
  })

  test.each([refusing(Codes.tooManyRequests), unreachable])(
    'takes nothing else for gone',
    async (readDraft) => {
      await expect(orGone(fakeUpstream({ readDraft }).call('readDraft', key))).rejects.toThrow()
    },
  )
})

describe('a press of a download button', () => {
  const drafts = {
    keys: () => [{ id: 'd1', secret: 's1' }],
    find: (id: string) => (id === 'd1' ? { id, secret: 's1' } : undefined),
  }
  const kept = someResume((resume) => (resume.basics.name = '服务器上的'))
  const server = fakeUpstream({
    readDraft: () => ({ id: 'd1', revision: 1, resume: kept, updatedAt: 1, expiresAt: 2 }),
  })
  const press = (search: string, resume?: string) => {
    const body = new URLSearchParams(resume === undefined ? {} : { resume })
    return pressedSource(server, drafts, new Request(`http://a/x${search}`, { method: 'POST', body }))
  }

  test('names what the address names', async () => {
    expect(await press('?draft=d1')).toEqual({ of: 'draft=d1', draftId: 'd1', resume: kept })
    expect((await press('?draft=d2')).resume).toBeUndefined()
  })

  test('names the document its form carries, and the draft it came from', async () => {
    expect(await press('?draft=d2', JSON.stringify(someResume()))).toEqual({
      of: 'draft=d2',
      draftId: 'd2',
      resume: someResume(),
    })
  })

  test.each(['', '{', 'null', '{}', '[]'])('names nothing when the form carries %j', async (text) => {
    expect(await press('?draft=d1', text)).toEqual({ of: 'draft=d1', draftId: 'd1', resume: undefined })
  })

  test('names what the address names when the body is no form', async () => {
    const headers = { 'content-type': 'text/plain' }
    const request = new Request('http://a/?draft=d1', { method: 'POST', body: 'x', headers })
    expect((await pressedSource(server, drafts, request)).resume).toEqual(kept)
  })
})

describe('handing over', () => {
  const createHandoff = () => ({ token: 'tok-1', expiresAt: 9 })

  test('leads to a link that names its token', async () => {
    const parts = {
      upstream: fakeUpstream({ createHandoff }),
      typesetter: fakeTypesetter({ pdf: () => pdf }),
    }
    const { status, headers } = await handOver(parts, someResume())
    expect([status, headers.get('location')]).toEqual([303, '/handoff/tok-1'])
  })

  test('makes no link to a file that cannot be made', async () => {
    const busy = () => Promise.reject(new TypesetBusy('busy'))
    const parts = { upstream: fakeUpstream({}), typesetter: fakeTypesetter({ pdf: busy }) }
    expect((await handOver(parts, someResume())).status).toBe(503)
  })
})
