import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const minCompressBytes = 1_500
const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** A JSON response, compressed where the browser accepts it: pages are very repetitive. */
export async function compressedJson(
  request: Request,
  value: unknown,
  init: ResponseInit = {},
): Promise<Response> {
  const json = JSON.stringify(value)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Vary', 'Accept-Encoding')
  if (json.length < minCompressBytes || !acceptsBrotli.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(json, { ...init, headers })
  headers.set('Content-Encoding', 'br')
  const compressed = await compress(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
  })
  return new Response(new Uint8Array(compressed), { ...init, headers })
}
