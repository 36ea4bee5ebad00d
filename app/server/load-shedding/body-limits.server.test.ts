import { Hono, type Context } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBodyLimits } from './body-limits.server'
import { createBodyMemoryBudget } from './body-memory-budget.server'
import type { HonoEnv } from '#app/server/logging/request-logging.server'

const MB = 1024 * 1024
const files = 'multipart/form-data; boundary=x'
const handle = vi.fn((_: Context<HonoEnv>): Response | Promise<Response> => new Response('taken'))
beforeEach(() => {
  handle.mockClear()
})

function createBodyApp(parts: Partial<Parameters<typeof createBodyLimits>[0]> = {}, answer = handle) {
  const app = new Hono<HonoEnv>()
  app.use(createBodyLimits({ isFull: () => false, addressOfRequest: () => '203.0.113.1', ...parts }).forPages)
  app.all('*', answer)
  const post = async (path: string, headers: Record<string, string>, body: BodyInit = 'x') =>
    app.request(path, {
      method: 'POST',
      headers: { accept: 'text/html', ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  return { app, post }
}

const long = (mb: number, type = files) => ({ 'content-type': type, 'content-length': String(mb * MB) })
const inPieces = { 'content-type': files, 'transfer-encoding': 'chunked' }

test.each([
  ['/resume/edit/offline', files, 39, 200],
  ['/resume/edit/r1', files, 39, 200],
  ['/Resume/Edit/r1.data', files, 39, 200],
  ['/resume/create/import/review/', files, 39, 200],
  ['/photos', files, 39, 200],
  ['/resume/edit/r1', files, 41, 413],
  ['/photos', 'application/json', 3, 413],
  ['/user', files, 3, 413],
  ['/login', files, 39, 413],
  ['/resume/edit/r1/more', files, 39, 413],
  ['/resume/save', 'application/json', 1, 200],
  ['/resume/save', 'application/json', 3, 413],
  ['/resume/create', 'application/x-www-form-urlencoded', 3, 413],
])('%s is sent as %s %i MB and answered with %i', async (path, type, mb, status) => {
  expect((await createBodyApp().post(path, long(mb, type))).status).toBe(status)
  expect(handle).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})

test('a chunked body is counted as it arrives', async () => {
  const { post } = createBodyApp()
  const bytes = new Uint8Array(3 * MB)
  expect((await post('/user', inPieces, bytes)).status).toBe(413)
  expect(handle).not.toHaveBeenCalled()
  expect((await post('/photos', inPieces, bytes)).status).toBe(200)
})

test('a body reaches its handler complete, and can be read there normally', async () => {
  handle.mockImplementationOnce(async ({ req }) =>
    Response.json(Object.fromEntries(await req.raw.formData())),
  )
  const form = new FormData()
  form.set('name', '王小明')
  form.set('photo', 'x'.repeat(100_000))
  const answer = await createBodyApp().app.request('/photos', { method: 'POST', body: form })
  expect(await answer.json()).toEqual({ name: '王小明', photo: 'x'.repeat(100_000) })
})

describe('a request that is rejected before its body is read', () => {
  const pull = vi.fn()
  const body = () => new ReadableStream({ pull }, { highWaterMark: 0 })

  async function isSentAway(answer: Response) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.text()).toContain('返回上一页')
    expect(pull).not.toHaveBeenCalled()
  }

  test.each([long(3), inPieces])('gets a 503 while the load shedder is full: %j', async (headers) => {
    await isSentAway(await createBodyApp({ isFull: () => true }).post('/photos', headers, body()))
  })

  test('gets a 503 while the bodies of running requests use all the memory', async () => {
    const memoryBudget = createBodyMemoryBudget({ total: 1_000, perNetwork: 1_000 })
    const reservation = memoryBudget.reserve('203.0.113.2', () => {})
    reservation.grow(1_000)
    reservation.complete()
    const { post } = createBodyApp({ memoryBudget })
    await isSentAway(await post('/photos', inPieces, body()))
    reservation.release()
    expect((await post('/photos', inPieces, 'x')).status).toBe(200)
  })
})

test('six stalled senders of large files do not keep others from sending one', async () => {
  const memoryBudget = createBodyMemoryBudget({ total: 20 * MB, perNetwork: 20 * MB })
  const { post } = createBodyApp({ memoryBudget })
  const stops = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(3 * MB)),
    })
  const slow = Array.from({ length: 6 }, () => post('/photos', long(30), stops()))
  const answers = await Promise.all([3, 3, 3].map((mb) => post('/photos', inPieces, new Uint8Array(mb * MB))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  // Their memory was needed: they may retry.
  expect((await Promise.race(slow)).status).toBe(503)
})

test('a body that breaks off gets a 400, and is not handled', async () => {
  const breaks = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
  expect((await createBodyApp().post('/photos', inPieces, breaks)).status).toBe(400)
  expect(handle).not.toHaveBeenCalled()
})

test('memory is free again after a response, and after a failure', async () => {
  const memoryBudget = createBodyMemoryBudget({ total: 4 * MB, perNetwork: 4 * MB })
  const { post, app } = createBodyApp({ memoryBudget }, vi.fn().mockRejectedValue(new Error('lost')))
  app.onError(() => new Response(null, { status: 500 }))
  for (let n = 0; n < 4; n++)
    expect((await post('/photos', inPieces, new Uint8Array(3 * MB))).status).toBe(500)
})
