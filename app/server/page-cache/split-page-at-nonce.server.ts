import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A page with gaps for the nonce of each response. Its compressed parts are created on first use. */
export type CachedPage = {
  headers: [string, string][]
  plainParts: Buffer[]
  gzippedParts(): Buffer[]
  bytes: number
}

/** React's marker of a part that could not be rendered. */
const failedBoundary = '<!--$!-->'
const windowBytes = 32 * 1024
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** Estimated upper limit of the compressed size, relative to the plain one. */
const gzippedShare = 0.5

/** Splits a page at its nonce; undefined when it has no nonce, is incomplete, or contains a foreign nonce. */
export function splitPage(html: Buffer, nonce: string, headers: [string, string][]): CachedPage | undefined {
  const texts = html.toString().split(nonce)
  const remainder = texts.join('')
  if (texts.length === 1 || html.includes(0)) return undefined
  if (/nonce="[^"]/.test(remainder) || !remainder.includes('</html>') || remainder.includes(failedBoundary))
    return undefined
  const plainParts = texts.map((text) => Buffer.from(text))
  let gzippedParts: Buffer[] | undefined
  return {
    headers,
    plainParts,
    gzippedParts: () => (gzippedParts ??= gzipParts(plainParts, Buffer.byteLength(nonce))),
    bytes: Math.ceil(Buffer.byteLength(remainder) * (1 + gzippedShare)),
  }
}

/** Returns the whole page with this nonce. */
export function fillPage(page: CachedPage, nonce: string): Buffer<ArrayBuffer> {
  return Buffer.concat(interleave(page.plainParts, Buffer.from(nonce)))
}

/**
 * Returns the same page as gzip. The parts are compressed once; the nonce is between them in stored blocks
 * (RFC 1951 §3.2.4), so that a response costs only a copy and a checksum.
 */
export function fillPageGzipped(page: CachedPage, nonce: string): Buffer<ArrayBuffer> {
  const filledParts = interleave(page.plainParts, Buffer.from(nonce))
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    filledParts.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    filledParts.reduce((sum, part) => sum + part.length, 0),
    4,
  )
  return Buffer.concat([
    gzipHeader,
    ...interleave(page.gzippedParts(), storedBlock(Buffer.from(nonce))),
    trailer,
  ])
}

function storedBlock(value: Buffer): Buffer {
  const length = Buffer.alloc(5)
  length.writeUInt16LE(value.length, 1)
  length.writeUInt16LE(value.length ^ 0xffff, 3)
  return Buffer.concat([length, value])
}

function interleave(parts: Buffer[], between: Buffer): Buffer[] {
  return parts.flatMap((part, n) => (n === 0 ? [part] : [between, part]))
}

/**
 * A part may refer back to the bytes before it, but never into a nonce: zeros replace it, which no page
 * contains.
 */
function gzipParts(parts: Buffer[], nonceLength: number): Buffer[] {
  const zeros = Buffer.alloc(nonceLength)
  let before = Buffer.alloc(0)
  return parts.map((part, n) => {
    const isLast = n === parts.length - 1
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const gzippedPart =
      part.length === 0 && !isLast
        ? part
        : deflateRawSync(part, { level: 6, finishFlush, ...(before.length > 0 && { dictionary: before }) })
    before = Buffer.concat([before, part, zeros]).subarray(-windowBytes)
    return gzippedPart
  })
}
