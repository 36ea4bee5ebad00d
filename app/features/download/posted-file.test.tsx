import { afterEach, expect, test, vi } from 'vitest'
import { attachmentHeader } from '#app/preview/resume-file-name'
import { canSharePdf, fetchPostedFile, shareFile } from './posted-file'

afterEach(() => vi.unstubAllGlobals())

function formWith(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields)) {
    const input = Object.assign(document.createElement('input'), { name, value })
    form.append(input)
  }
  return form
}

const stubFetch = (answer: Response) => {
  const fetchStub = vi.fn<typeof fetch>(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetchStub)
  return fetchStub
}
const redirectedTo = (url: string) =>
  Object.defineProperties(new Response('page'), { redirected: { value: true }, url: { value: url } })

test('a posted form gives the file under its own name', async () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': attachmentHeader("林晓 (上海)'s", 'pdf'),
  }
  const fetchStub = stubFetch(new Response('%PDF', { headers }))
  const posted = await fetchPostedFile(
    formWith({ fileName: '林晓', withData: 'on' }),
    '/resume/download/file/pdf',
  )
  const [url, init] = fetchStub.mock.calls[0]!
  expect([url, init?.method, String(init?.body)]).toEqual([
    '/resume/download/file/pdf',
    'POST',
    String(new URLSearchParams({ fileName: '林晓', withData: 'on' })),
  ])
  if (!('file' in posted)) throw new Error('A file was expected.')
  expect([posted.file.name, posted.file.type, posted.file.size]).toEqual([
    "林晓 (上海)'s.pdf",
    'application/pdf',
    4,
  ])
})

test('a posted form that leads to another page gives its address', async () => {
  stubFetch(redirectedTo('http://a/resume/download?resume=r1&upgrade'))
  expect(await fetchPostedFile(formWith({}), '/x')).toEqual({
    pageUrl: 'http://a/resume/download?resume=r1&upgrade',
  })
})

test('a refused file is an error', async () => {
  stubFetch(new Response(null, { status: 429 }))
  await expect(fetchPostedFile(formWith({}), '/x')).rejects.toThrow('429')
})

test.each([
  [undefined, 'done'],
  [new DOMException('closed', 'AbortError'), 'done'],
  [new DOMException('late', 'NotAllowedError'), 'again'],
  [new DOMException('broken', 'DataError'), 'failed'],
  [new TypeError('broken'), 'failed'],
])('sharing that ends with %s is %s', async (error, result) => {
  const share = () => (error ? Promise.reject(error) : Promise.resolve())
  vi.stubGlobal('navigator', { share })
  expect(await shareFile(new File([], 'a.pdf'))).toBe(result)
})

test.each([
  [undefined, false],
  [() => false, false],
  [({ files }: ShareData) => files?.[0]?.type === 'application/pdf', true],
])('a device shares PDFs only when it says so (%#)', (canShare, expected) => {
  vi.stubGlobal('navigator', { canShare })
  expect(canSharePdf()).toBe(expected)
})
