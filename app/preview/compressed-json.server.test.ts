import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressedJson } from './compressed-json.server'

const long = { text: '页'.repeat(2_000) }
const requestAccepting = (encodings?: string) =>
  new Request('http://a/', { headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

describe('compressedJson', () => {
  test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=1.0'])(
    'compresses for the Accept-Encoding %j',
    async (takes) => {
      const answer = await compressedJson(requestAccepting(takes), long)
      expect(answer.headers.get('content-encoding')).toBe('br')
      const packed = Buffer.from(await answer.arrayBuffer())
      expect(packed.length).toBeLessThan(1_000)
      expect(JSON.parse(brotliDecompressSync(packed).toString())).toEqual(long)
    },
  )

  test.each([undefined, '', 'gzip, deflate', 'identity', 'brotli', 'gzip, br;q=0'])(
    'does not compress for the Accept-Encoding %j',
    async (takes) => {
      const answer = await compressedJson(requestAccepting(takes), long)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(await answer.json()).toEqual(long)
    },
  )

  test('does not compress a short response', async () => {
    const answer = await compressedJson(requestAccepting('br'), { ok: true })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toEqual({ ok: true })
  })

  test.each(['br', 'gzip'])('may not be cached, and varies by encoding (%s)', async (takes) => {
    const { headers } = await compressedJson(requestAccepting(takes), long, { headers: { 'x-own': '1' } })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding',
      'x-own': '1',
    })
  })

  test.each(['br', 'gzip'])('keeps its status (%s)', async (takes) => {
    expect((await compressedJson(requestAccepting(takes), long, { status: 422 })).status).toBe(422)
  })
})
