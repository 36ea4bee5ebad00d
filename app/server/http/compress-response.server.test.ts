import { brotliDecompressSync, constants, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { compressResponse } from './compress-response.server'

const text = '<p>写完，就是成品。</p>'.repeat(200)
const html = (headers: Record<string, string> = {}, body: BodyInit = text) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const asking = (encodings: string, method = 'GET') =>
  new Request('https://cv.example.com/', { method, headers: { 'accept-encoding': encodings } })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('compressResponse', () => {
  test('compresses as the browser accepts', async () => {
    const brotli = compressResponse(asking('gzip, deflate, br'), html())
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
    const packed = await bytes(brotli)
    expect(packed.length).toBeLessThan(text.length / 5)
    expect(brotliDecompressSync(packed).toString()).toBe(text)
    const gzip = compressResponse(asking('gzip, br;q=0'), html())
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(text)
  })

  test('names the encoding of a response made where a server has been started', async () => {
    // From here on the global Response is Hono's.
    getRequestListener(() => html())
    const brotli = compressResponse(asking('br'), html())
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(text)
  })

  test.each([
    ['nobody takes it packed', asking('identity'), html()],
    ['only its head is asked for', asking('br', 'HEAD'), html()],
    ['it is small', asking('br'), html({ 'content-length': '200' })],
    ['it is packed already', asking('br'), html({ 'content-encoding': 'gzip' })],
    ['its bytes have a tag', asking('br'), html({ etag: '"a"' })],
    ['it is a picture', asking('br'), html({ 'content-type': 'image/webp' })],
    ['it is a stream of events', asking('br'), html({ 'content-type': 'text/event-stream' })],
  ])('leaves the response unchanged when %s', (_, request, answer) => {
    expect(compressResponse(request, answer)).toBe(answer)
  })

  test('keeps its status and its other headers', () => {
    const answer = compressResponse(asking('br'), html({ 'set-cookie': 'lang=en', 'content-length': '9000' }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBe('lang=en')
    expect(answer.headers.has('content-length')).toBe(false)
  })

  test('sends the first part while the rest is still rendered', async () => {
    let rest!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        rest = controller
        controller.enqueue(Buffer.from('<h1>简历</h1>'))
      },
    })
    const reader = compressResponse(asking('br'), html({}, body)).body!.getReader()
    const opener = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    const opened = new Promise<string>((resolve) =>
      opener.once('data', (part: Buffer) => resolve(String(part))),
    )
    opener.write((await reader.read()).value)
    expect(await opened).toBe('<h1>简历</h1>')
    rest.close()
    while (!(await reader.read()).done);
  })

  test('stops rendering when the client disconnects', async () => {
    const left = new Promise<void>((resolve) => {
      const body = new ReadableStream({
        pull: (to) => to.enqueue(Buffer.alloc(9_000)),
        cancel: () => resolve(),
      })
      void compressResponse(asking('br'), html({}, body)).body!.cancel()
    })
    await left
    await expect(left).resolves.toBeUndefined()
  })
})
