import { constants, deflateRawSync } from 'node:zlib'
import { checksumOf, combineChecksums, type Checksum } from './combine-checksums'

/** A page with gaps for the nonce of each response. Its compressed parts are created on first use. */
export type CachedPage = {
  headers: [string, string][]
  plainParts: Buffer[]
  gzipped(): GzippedParts
  bytes: number
}
/** `plainBytes` and `checksums` are those of the uncompressed parts. */
type GzippedParts = { parts: Buffer[]; checksums: Checksum[]; plainBytes: number }

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
  let gzipped: GzippedParts | undefined
  return {
    headers,
    plainParts,
    gzipped: () => (gzipped ??= gzipParts(plainParts, Buffer.byteLength(nonce))),
    bytes: Math.ceil(Buffer.byteLength(remainder) * (1 + gzippedShare)),
  }
}

/** Returns the whole page with this nonce. */
export function fillPage(page: CachedPage, nonce: string): Buffer<ArrayBuffer> {
  return Buffer.concat(interleave(page.plainParts, Buffer.from(nonce)))
}

/**
 * Returns the same page as gzip. The parts are compressed once; the nonce is between them in stored blocks
 * (RFC 1951 §3.2.4), so that a response costs only a copy.
 */
export function fillPageGzipped(page: CachedPage, nonce: string): Buffer<ArrayBuffer> {
  const { parts, checksums, plainBytes } = page.gzipped()
  const nonceBytes = Buffer.from(nonce)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(combineChecksums(interleave(checksums, checksumOf(nonceBytes))), 0)
  trailer.writeUInt32LE(plainBytes + nonceBytes.length * (parts.length - 1), 4)
  return Buffer.concat([gzipHeader, ...interleave(parts, storedBlock(nonceBytes)), trailer])
}

function storedBlock(value: Buffer): Buffer {
  const length = Buffer.alloc(5)
  length.writeUInt16LE(value.length, 1)
  length.writeUInt16LE(value.length ^ 0xffff, 3)
  return Buffer.concat([length, value])
}

function interleave<T>(parts: T[], between: T): T[] {
  return parts.flatMap((part, n) => (n === 0 ? [part] : [between, part]))
}

/**
 * A part may refer back to the bytes before it, but never into a nonce: zeros replace it, which no page
 * contains.
 */
function gzipParts(plainParts: Buffer[], nonceLength: number): GzippedParts {
  const zeros = Buffer.alloc(nonceLength)
  let before = Buffer.alloc(0)
  const parts = plainParts.map((part, n) => {
    const isLast = n === plainParts.length - 1
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const gzippedPart =
      part.length === 0 && !isLast
        ? part
        : deflateRawSync(part, { level: 6, finishFlush, ...(before.length > 0 && { dictionary: before }) })
    before = Buffer.concat([before, part, zeros]).subarray(-windowBytes)
    return gzippedPart
  })
  return {
    parts,
    checksums: plainParts.map(checksumOf),
    plainBytes: plainParts.reduce((sum, { length }) => sum + length, 0),
  }
}
