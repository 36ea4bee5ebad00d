import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

const worthPackingBytes = 1_500
/** Pages, what Remix's scripts read of them, and other text. A stream of events is none: each has to arrive at once. */
const packable =
  /^(text\/(html|x-script|plain|xml)|application\/(json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)\b/
const taken = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`)
const [brotliTaken, gzipTaken] = [taken('br'), taken('gzip')]

export function takesGzip(request: Request): boolean {
  return gzipTaken.test(request.headers.get('accept-encoding') ?? '')
}

/**
 * An answer packed lightly, as the browser takes it; docs/decisions/0021 says what that costs. What is already packed, small,
 * has a tag of its bytes or no body goes as it is.
 */
export function packedAnswer(request: Request, answer: Response): Response {
  const { headers, body } = answer
  if (!body || request.method === 'HEAD' || !packable.test(headers.get('content-type') ?? '')) return answer
  headers.append('Vary', 'Accept-Encoding')
  const isSmall = Number(headers.get('content-length') ?? worthPackingBytes) < worthPackingBytes
  if (isSmall || headers.has('content-encoding') || headers.has('etag')) return answer
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = brotliTaken.test(accepted) ? 'br' : gzipTaken.test(accepted) ? 'gzip' : undefined
  if (!encoding) return answer
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(packedStream(body, encoding === 'br' ? lightBrotli() : lightGzip()), answer)
}

function lightBrotli(): BrotliCompress {
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
  })
}

function lightGzip(): Gzip {
  return createGzip({ level: 3 })
}

/** What was written in one breath leaves in one: the first part of a page is shown while the rest is still made. */
function packedStream(body: ReadableStream<Uint8Array>, packer: BrotliCompress | Gzip): ReadableStream {
  const source = Readable.fromWeb(body as NodeWebStream)
  let flushing = false
  source.on('data', () => {
    if (flushing) return
    flushing = true
    setImmediate(() => {
      flushing = false
      if (!packer.writableEnded && !packer.destroyed) packer.flush()
    })
  })
  source.on('error', (error) => packer.destroy(error))
  // Who leaves is no longer drawn for.
  packer.on('close', () => source.destroy())
  source.pipe(packer)
  return Readable.toWeb(packer) as ReadableStream
}
