import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A page with places where each answer's own nonce is filled in, plain and packed. */
export type KeptPage = { headers: [string, string][]; plain: Buffer[]; packed: Buffer[]; bytes: number }

/** What React leaves where a part of a page could not be drawn. */
const failedPart = '<!--$!-->'
const windowBytes = 32 * 1024
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Takes a page apart at its nonce; undefined where it has none, is not whole, or shows one that is not its own. */
export function takeApart(html: Buffer, nonce: string, headers: [string, string][]): KeptPage | undefined {
  const plain = partsBetween(html, nonce)
  if (plain.length < 2 || html.includes(0)) return undefined
  const rest = plain.map((part) => part.toString()).join('')
  if (/nonce="[^"]/.test(rest) || !rest.includes('</html>') || rest.includes(failedPart)) return undefined
  const packed = packedParts(plain, Buffer.byteLength(nonce))
  return { headers, plain, packed, bytes: html.length + packed.reduce((sum, part) => sum + part.length, 0) }
}

/** The whole page with this nonce in every place. */
export function filledIn({ plain }: KeptPage, nonce: string): Buffer<ArrayBuffer> {
  return Buffer.concat(between(plain, Buffer.from(nonce)))
}

/**
 * The same page as gzip. The parts were packed once; the nonce stands between them in blocks that are not packed (RFC 1951
 * §3.2.4), so that an answer costs no more than its copy and its checksum.
 */
export function filledInPacked({ plain, packed }: KeptPage, nonce: string): Buffer<ArrayBuffer> {
  const word = Buffer.from(nonce)
  const length = Buffer.alloc(5)
  length.writeUInt16LE(word.length, 1)
  length.writeUInt16LE(word.length ^ 0xffff, 3)
  const whole = between(plain, word)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(
    whole.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  end.writeUInt32LE(
    whole.reduce((sum, part) => sum + part.length, 0),
    4,
  )
  return Buffer.concat([gzipStart, ...between(packed, Buffer.concat([length, word])), end])
}

function between(parts: Buffer[], word: Buffer): Buffer[] {
  return parts.flatMap((part, n) => (n === 0 ? [part] : [word, part]))
}

function partsBetween(html: Buffer, nonce: string): Buffer[] {
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    parts.push(html.subarray(from, at))
    from = at + nonce.length
  }
  return [...parts, html.subarray(from)]
}

/** Each part may point back into what stands before it, never into a nonce: zeros stand there for it, which no page has. */
function packedParts(parts: Buffer[], nonceLength: number): Buffer[] {
  let before = Buffer.alloc(0)
  return parts.map((part, n) => {
    const isLast = n === parts.length - 1
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const packed =
      part.length === 0 && !isLast
        ? part
        : deflateRawSync(part, { level: 6, finishFlush, ...(before.length > 0 && { dictionary: before }) })
    before = Buffer.concat([before, part, Buffer.alloc(nonceLength)]).subarray(-windowBytes)
    return packed
  })
}
