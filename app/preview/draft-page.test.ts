import { beforeEach, expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { drawDraftPage } from './draft-page'

let made = 0
const revoke = vi.fn()
beforeEach(() => {
  const createObjectURL = () => `blob:${++made}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: revoke }))
})

const serve = (...answers: (() => Response | Promise<Response>)[]) => {
  const fetch = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(answers.shift()!()))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const drawn = () => new Response('webp')
const draftOf = (name: string) => buildResume((it) => (it.basics.name = name))

test('a draft is posted once for a template and colour, and shown again without a request', async () => {
  const fetch = serve(drawn)
  const draft = { resume: draftOf('一'), template: 'band', colour: '#2a4a8c' }
  const url = await drawDraftPage(draft)
  expect(await drawDraftPage(draft)).toBe(url)
  expect(fetch).toHaveBeenCalledOnce()
  const [address, { method, body }] = fetch.mock.calls[0]!
  expect([address, method]).toEqual(['/sheets/templates/band?w=1120&colour=2a4a8c', 'POST'])
  expect(body).toContain('一')
})

test('the pages of a draft go when another one is drawn', async () => {
  serve(drawn, drawn)
  const url = await drawDraftPage({ resume: draftOf('二'), template: 'band', colour: undefined })
  await drawDraftPage({ resume: draftOf('三'), template: 'band', colour: undefined })
  expect(revoke).toHaveBeenCalledWith(url)
})

test('two are drawn at once, the next when one of them is done', async () => {
  const answers: ((response: Response) => void)[] = []
  const later = () => new Promise<Response>((resolve) => answers.push(resolve))
  const fetch = serve(later, later, later)
  const resume = draftOf('四')
  const pages = ['a', 'b', 'c'].map((template) => drawDraftPage({ resume, template, colour: undefined }))
  expect(fetch).toHaveBeenCalledTimes(2)
  answers[0]!(drawn())
  await pages[0]
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
  answers[1]!(drawn())
  answers[2]!(drawn())
  await Promise.all(pages)
})

test('a busy service is asked again, and a refusal is asked for anew when the card comes back', async () => {
  const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '0.01' } })
  const draft = { resume: draftOf('五'), template: 'band', colour: undefined }
  serve(busy, drawn)
  await expect(drawDraftPage(draft)).resolves.toMatch(/^blob:/)
  serve(() => new Response(null, { status: 422 }), drawn)
  const other = { ...draft, template: 'serif' }
  await expect(drawDraftPage(other)).rejects.toThrow('422')
  await expect(drawDraftPage(other)).resolves.toMatch(/^blob:/)
})
