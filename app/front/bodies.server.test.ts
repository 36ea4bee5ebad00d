import { Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takingBodies } from './bodies.server'
import type { FrontEnv } from './tell-answers.server'

const MB = 1024 * 1024
const files = 'multipart/form-data; boundary=x'
const handle = vi.fn(() => new Response('taken'))
beforeEach(() => {
  handle.mockClear()
})

function doors(isFull = () => false, answer: () => Response | Promise<Response> = handle) {
  const front = new Hono<FrontEnv>()
  front.use(takingBodies(isFull))
  front.all('*', answer)
  const post = async (path: string, headers: Record<string, string>, body: BodyInit = 'x') =>
    front.request(path, {
      method: 'POST',
      headers: { accept: 'text/html', ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  return { front, post }
}

const long = (mb: number, type = files) => ({ 'content-type': type, 'content-length': String(mb * MB) })
const inPieces = { 'content-type': files, 'transfer-encoding': 'chunked' }

test.each([
  ['/resume/edit/offline', files, 39, 200],
  ['/resume/edit/r1', files, 39, 200],
  ['/Resume/Edit/r1.data', files, 39, 200],
  ['/resume/create/import/', files, 39, 200],
  ['/photos', files, 39, 200],
  ['/resume/edit/r1', files, 41, 413],
  ['/photos', 'application/json', 3, 413],
  ['/user', files, 3, 413],
  ['/login', files, 39, 413],
  ['/resume/edit/r1/more', files, 39, 413],
  ['/resume/save', 'application/json', 1, 200],
  ['/resume/save', 'application/json', 3, 413],
  ['/resume/create', 'application/x-www-form-urlencoded', 3, 413],
])('%s is sent as %s %i MB and answers %i', async (path, type, mb, status) => {
  expect((await doors().post(path, long(mb, type))).status).toBe(status)
  expect(handle).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})

test('what comes in pieces is counted as it comes', async () => {
  const { post } = doors()
  const bytes = new Uint8Array(3 * MB)
  expect((await post('/user', inPieces, bytes)).status).toBe(413)
  expect(handle).not.toHaveBeenCalled()
  expect((await post('/photos', inPieces, bytes)).status).toBe(200)
})

describe('while as many large ones are under way as may be at once', () => {
  async function crowded() {
    const finish: (() => void)[] = []
    const slow = () => new Promise<Response>((come) => finish.push(() => come(new Response('taken'))))
    const { post, front } = doors(undefined, slow)
    const underWay = Array.from({ length: 6 }, (_, n) => post('/photos', n % 2 === 0 ? long(30) : inPieces))
    await vi.waitFor(() => expect(finish).toHaveLength(6))
    return { post, front, finish, underWay }
  }

  test('one more is told to come back, in words, and none of it is read', async () => {
    const { post } = await crowded()
    const pull = vi.fn()
    const body = () => new ReadableStream({ pull }, { highWaterMark: 0 })
    for (const headers of [long(3), inPieces]) {
      const answer = await post('/photos', headers, body())
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(await answer.text()).toContain('返回上一页')
    }
    expect((await post('/user', inPieces, body())).status).toBe(503)
    expect(pull).not.toHaveBeenCalled()
  })

  test('small ones and readers are not in their way', async () => {
    const { post, front, finish } = await crowded()
    const others = [post('/resume/save', long(1, 'application/json')), front.request('/photos')]
    await vi.waitFor(() => expect(finish).toHaveLength(8))
    for (const end of finish) end()
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(200)
  })

  test('there is a place again once one was answered', async () => {
    const { post, finish, underWay } = await crowded()
    finish.shift()!()
    await underWay[0]
    const next = post('/photos', long(30))
    await vi.waitFor(() => expect(finish).toHaveLength(6))
    for (const end of finish) end()
    expect((await next).status).toBe(200)
  })
})

test('a large one has to come back while the crowd is full, and after a failure leaves no place taken', async () => {
  expect((await doors(() => true).post('/photos', long(3))).status).toBe(503)
  const failing = doors(undefined, () => Promise.reject(new Error('lost')))
  failing.front.onError(() => new Response(null, { status: 500 }))
  for (let n = 0; n < 8; n++) expect((await failing.post('/photos', long(3))).status).toBe(500)
})
