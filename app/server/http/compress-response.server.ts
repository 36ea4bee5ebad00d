import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

const minCompressBytes = 1_500
/** Pages, Remix's data and other text. Not event streams, whose events must arrive at once. */
const compressibleTypes =
  /^(text\/(html|x-script|plain|xml)|application\/(json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)\b/
const acceptedPattern = (encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`)
const [brotliAccepted, gzipAccepted] = [acceptedPattern('br'), acceptedPattern('gzip')]

export function acceptsGzip(request: Request): boolean {
  return gzipAccepted.test(request.headers.get('accept-encoding') ?? '')
}

/**
 * Compresses a response at a low level as the browser accepts; docs/decisions/0021 has the costs.
 * Unchanged if it is already compressed, small, has an ETag of its bytes or no body.
 */
export function compressResponse(request: Request, response: Response): Response {
  // In this order: Hono's Response hands out other headers once its body has been read.
  const { body } = response
  const { headers } = response
  if (!body || request.method === 'HEAD' || !compressibleTypes.test(headers.get('content-type') ?? ''))
    return response
  headers.append('Vary', 'Accept-Encoding')
  const isSmall = Number(headers.get('content-length') ?? minCompressBytes) < minCompressBytes
  if (isSmall || headers.has('content-encoding') || headers.has('etag')) return response
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = brotliAccepted.test(accepted) ? 'br' : gzipAccepted.test(accepted) ? 'gzip' : undefined
  if (!encoding) return response
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(
    compressStream(body, encoding === 'br' ? createFastBrotli() : createFastGzip()),
    response,
  )
}

function createFastBrotli(): BrotliCompress {
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
  })
}

function createFastGzip(): Gzip {
  return createGzip({ level: 3 })
}

/** Flushes once per event loop turn: the first part of a page is shown while the rest is still rendered. */
function compressStream(body: ReadableStream<Uint8Array>, compressor: BrotliCompress | Gzip): ReadableStream {
  const source = Readable.fromWeb(body as NodeWebStream)
  let isFlushScheduled = false
  source.on('data', () => {
    if (isFlushScheduled) return
    isFlushScheduled = true
    setImmediate(() => {
      isFlushScheduled = false
      if (!compressor.writableEnded && !compressor.destroyed) compressor.flush()
    })
  })
  source.on('error', (error) => compressor.destroy(error))
  // Stops rendering when the client disconnects.
  compressor.on('close', () => source.destroy())
  source.pipe(compressor)
  return Readable.toWeb(compressor) as ReadableStream
}
