import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { fakeApiClient, fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError } from '#typeset/typesetter'
import { renderAllFormats, renderPictures, type ArchivedFile } from './file-archive.server'

const api = fakeApiClient({})
const png = await sharp({ create: { width: 4, height: 6, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer()
const page = { hash: 'h', width: 10, height: 14 }

function typesetterOf(count: number, events: string[] = []) {
  return fakeTypesetter({
    pages: () => ({ pages: Array.from({ length: count }, () => page), missingGlyphs: [] }),
    pdf: () => (events.push('pdf'), new TextEncoder().encode('%PDF-1.7')),
    png: (...[, , number]: unknown[]) => (events.push(`png ${String(number)}`), png),
  })
}
const textFile = (name: string, create = () => Promise.resolve(new Response('文'))): ArchivedFile => ({
  ...{ name, isCompressed: false },
  create,
})
const filesOf = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()))

test('the ZIP of all formats has PDF, exports and pictures, under the typed name', async () => {
  const dependencies = { api, typesetter: typesetterOf(2) }
  const response = await renderAllFormats(dependencies, buildResume(), [textFile('应聘.txt')], '应聘')
  expect(response.headers.get('content-disposition')).toContain(`${encodeURIComponent('应聘')}.zip`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const files = await filesOf(response)
  expect(Object.keys(files)).toEqual(['应聘.pdf', '应聘.txt', '应聘-1.png', '应聘-2.png', '应聘-长图.png'])
  expect(strFromU8(files['应聘.txt']!)).toBe('文')
  expect(files['应聘-1.png']).toEqual(new Uint8Array(png))
})

test('files are made one after the other', async () => {
  const events: string[] = []
  const slow = textFile('a.txt', async () => {
    events.push('text begins')
    await new Promise((resolve) => setTimeout(resolve, 5))
    events.push('text ends')
    return new Response('a')
  })
  await renderAllFormats({ api, typesetter: typesetterOf(1, events) }, buildResume(), [slow])
  expect(events).toEqual(['pdf', 'text begins', 'text ends', 'png 1'])
})

test('a document with more pages than a long picture has is there without pictures', async () => {
  const response = await renderAllFormats({ api, typesetter: typesetterOf(11) }, buildResume(), [
    textFile('a.txt'),
  ])
  expect(Object.keys(await filesOf(response))).toEqual(['王小明-前端工程师.pdf', 'a.txt'])
})

test('pictures have a file a page; too many pages are not found', async () => {
  const take = (count: number) => renderPictures({ api, typesetter: typesetterOf(count) }, buildResume())
  expect(Object.keys(await filesOf(await take(3)))).toEqual(
    [1, 2, 3].map((i) => `王小明-前端工程师-${i}.png`),
  )
  expect((await take(41)).status).toBe(404)
})

test('a file that fails is the response, so that nothing is charged', async () => {
  const busy = fakeTypesetter({
    pages: () => ({ pages: [page], missingGlyphs: [] }),
    pdf: () => Promise.reject(new TypesetBusyError('busy')),
  })
  expect((await renderAllFormats({ api, typesetter: busy }, buildResume(), [])).status).toBe(503)
  const failing = [textFile('a.txt', () => Promise.resolve(new Response(null, { status: 422 })))]
  expect((await renderAllFormats({ api, typesetter: typesetterOf(1) }, buildResume(), failing)).status).toBe(
    422,
  )
})
