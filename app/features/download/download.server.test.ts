import { describe, expect, test } from 'vitest'
import { fakeTypesetter, fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { lintResume } from '#resume-lint/lint-resume'
import { TypesetBusyError } from '#typeset/typesetter'
import { describeDownload, renderFile, parseFileKind } from './download.server'
import { createDownloadLink } from './create-download-link.server'
import { fileNamePresets } from './file-name-presets'
import { readPostedSource } from './read-posted-source.server'

const api = fakeApiClient({})
const pdf = new TextEncoder().encode('%PDF-1.7')
const png = new Uint8Array([0x89, 0x50])

describe('parseFileKind', () => {
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
  ])('parses %j as %j', (text, kind) => {
    expect(parseFileKind(text)).toEqual(kind)
  })
})

describe('renderFile', () => {
  test('returns a PDF attachment, named after person and position', async () => {
    const file = await renderFile({ api, typesetter: fakeTypesetter({ pdf: () => pdf }) }, buildResume(), {
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

  test('asks for a PDF with the data of the resume only when told', async () => {
    const requests: unknown[] = []
    const typesetter = fakeTypesetter({ pdf: (...given: unknown[]) => (requests.push(given[2]), pdf) })
    await renderFile({ api, typesetter }, buildResume(), { pdf: true }, { withData: true })
    await renderFile({ api, typesetter }, buildResume(), { pdf: true })
    expect(requests).toEqual([{ withData: true }, { withData: false }])
  })

  test.each([
    [false, `${encodeURIComponent('王小明-前端工程师-2')}.png`],
    [true, undefined],
  ])('returns a page as PNG at 2 px a point; inline (%s) without a file name', async (inline, name) => {
    const calls: unknown[] = []
    const typesetter = fakeTypesetter({ png: (...given: unknown[]) => (calls.push(given.slice(2)), png) })
    const file = await renderFile(
      { api, typesetter },
      buildResume(),
      { pdf: false, page: 2 },
      { isInline: inline },
    )
    expect(calls).toEqual([[2, 2]])
    expect(file.headers.get('content-type')).toBe('image/png')
    const disposition = file.headers.get('content-disposition')
    if (name) expect(disposition).toContain(name)
    else expect(disposition).toBeNull()
  })

  test('responds 404 for a page that does not exist', async () => {
    const typesetter = fakeTypesetter({ png: () => undefined })
    expect((await renderFile({ api, typesetter }, buildResume(), { pdf: false, page: 7 })).status).toBe(404)
  })

  test.each([{ pdf: true as const }, { pdf: false as const, page: 1 }])(
    'responds 503 with Retry-After while the typesetter is busy (%j)',
    async (kind) => {
      const busy = () => Promise.reject(new TypesetBusyError('busy'))
      const file = await renderFile(
        { api, typesetter: fakeTypesetter({ pdf: busy, png: busy }) },
        buildResume(),
        kind,
      )
      expect([file.status, file.headers.get('retry-after')]).toEqual([503, '2'])
    },
  )

  test("rejects with the typesetter's failure", async () => {
    const typesetter = fakeTypesetter({ pdf: () => Promise.reject(new Error('broken')) })
    await expect(renderFile({ api, typesetter }, buildResume(), { pdf: true })).rejects.toThrow('broken')
  })
})

test('describeDownload returns the pages, the file name, and what must be changed', async () => {
  const pages = [{ hash: 'h', width: 595, height: 842 }]
  const typesetter = fakeTypesetter({
    pages: () => ({ layoutId: 'L', pages, missingGlyphs: ['𪚥'], fit: { fitted: true, overflowing: [] } }),
  })
  const reachable = buildResume(({ basics }) => (basics.phone = '13712340001'))
  const dismissed = buildResume((resume) => {
    resume.dismissed = lintResume(resume, { today: '2026-11' }).map(({ id }) => id)
  })
  expect(await describeDownload({ api, typesetter }, buildResume())).toEqual({
    pages,
    missingGlyphs: ['𪚥'],
    fileName: '王小明-前端工程师',
    fileNamePresets: fileNamePresets(buildResume()),
    mustChange: { zh: ['没有联系方式'], en: ['There’s no way to contact you'], count: 1 },
    isBusy: false,
    isAiAssisted: false,
  })
  for (const resume of [reachable, dismissed])
    expect((await describeDownload({ api, typesetter }, resume)).mustChange.zh).toEqual([])
})

test('describeDownload returns no pages while the typesetter is busy', async () => {
  const pages = () => Promise.reject(new TypesetBusyError('busy'))
  const parts = { api, typesetter: fakeTypesetter({ pages }) }
  expect(await describeDownload(parts, buildResume())).toMatchObject({
    pages: [],
    fileName: '王小明-前端工程师',
    isBusy: true,
  })
})

test("describeDownload rejects with the typesetter's failure", async () => {
  const typesetter = fakeTypesetter({ pages: () => Promise.reject(new Error('broken')) })
  await expect(describeDownload({ api, typesetter }, buildResume())).rejects.toThrow('broken')
})

describe('readPostedSource', () => {
  const drafts = {
    keys: () => [{ id: 'd1', secret: 's1' }],
    find: (id: string) => (id === 'd1' ? { id, secret: 's1' } : undefined),
  }
  const savedResume = buildResume((resume) => (resume.basics.name = '服务器上的'))
  const server = fakeApiClient({
    readDraft: () => ({ id: 'd1', revision: 1, resume: savedResume, updatedAt: 1, expiresAt: 2 }),
  })
  const postDownload = (search: string, resume?: string, fileName?: string) => {
    const body = new URLSearchParams({
      ...(resume !== undefined && { resume }),
      ...(fileName !== undefined && { fileName }),
    })
    return readPostedSource(server, drafts, new Request(`http://a/x${search}`, { method: 'POST', body }))
  }

  test('returns the document in the URL', async () => {
    expect(await postDownload('?draft=d1')).toEqual({
      sourceQuery: 'draft=d1',
      draftId: 'd1',
      resume: savedResume,
      withData: false,
    })
    expect((await postDownload('?draft=d2')).resume).toBeUndefined()
  })

  test('returns the document in the form, and the draft it came from', async () => {
    expect(await postDownload('?draft=d2', JSON.stringify(buildResume()))).toEqual({
      sourceQuery: 'draft=d2',
      draftId: 'd2',
      resume: buildResume(),
      withData: false,
    })
  })

  test.each(['', '{', 'null', '{}', '[]'])('returns no document when the form contains %j', async (text) => {
    expect(await postDownload('?draft=d1', text)).toEqual({
      sourceQuery: 'draft=d1',
      draftId: 'd1',
      resume: undefined,
      withData: false,
    })
  })

  test.each([
    ['张三.pdf', '张三'],
    ['a/b', 'a b'],
    ['王小明-前端工程师', undefined],
    [' ', undefined],
  ])(
    'returns the typed file name %j as %j, and none that is empty or the own one',
    async (typed, fileName) => {
      expect((await postDownload('', JSON.stringify(buildResume()), typed)).fileName).toBe(fileName)
    },
  )

  test('returns whether the switch for the data was on', async () => {
    const body = new URLSearchParams({ withData: 'on' })
    const request = new Request('http://a/x?draft=d1', { method: 'POST', body })
    expect((await readPostedSource(server, drafts, request)).withData).toBe(true)
  })

  test('returns the document in the URL when the body is not a form', async () => {
    const headers = { 'content-type': 'text/plain' }
    const request = new Request('http://a/?draft=d1', { method: 'POST', body: 'x', headers })
    expect((await readPostedSource(server, drafts, request)).resume).toEqual(savedResume)
  })
})

describe('createDownloadLink', () => {
  const source = { sourceQuery: 'draft=d1', draftId: 'd1', resume: buildResume() }

  test('redirects to a link that keeps what its owner chose', async () => {
    const api = fakeApiClient({ createDownloadLink: () => ({ token: 'tok-1', expiresAt: 9 }) })
    const parts = { api, typesetter: fakeTypesetter({ pdf: () => pdf }) }
    const chosen = { ...source, fileName: '林晓-上海', withData: true }
    const { status, headers } = await createDownloadLink(parts, chosen)
    expect([status, headers.get('location')]).toEqual([303, '/handoff/tok-1'])
    const input = { resume: source.resume, fileName: '林晓-上海', withData: true }
    expect(api.calls).toEqual([['createDownloadLink', input]])
  })

  test('gives a link the name of the file, so that its owner can tell it from others', async () => {
    const api = fakeApiClient({ createDownloadLink: () => ({ token: 'tok-1', expiresAt: 9 }) })
    const resume = buildResume((it) => (it.basics.name = '林晓'))
    await createDownloadLink({ api, typesetter: fakeTypesetter({ pdf: () => pdf }) }, { ...source, resume })
    expect(api.calls[0]?.[1]).toMatchObject({ fileName: expect.stringContaining('林晓') as string })
  })

  test('creates no link when the file cannot be created, or there is no document', async () => {
    const busy = () => Promise.reject(new TypesetBusyError('busy'))
    const parts = { api: fakeApiClient({}), typesetter: fakeTypesetter({ pdf: busy }) }
    expect((await createDownloadLink(parts, source)).status).toBe(503)
    expect((await createDownloadLink(parts, { ...source, resume: undefined })).status).toBe(404)
  })
})
