import { constants, crc32, deflateRawSync } from 'node:zlib'
import { isMarkedOtherwise } from './marks'
import { lengthOf, marks, scriptedEnd, wordsOf, type OwnWords, type Place, type Words } from './own-words'

/** A page with places where each answer's own words are filled in, plain and packed. `places[n]` is behind part n. */
export type KeptPage = {
  headers: [string, string][]
  plain: Buffer[]
  packed: Buffer[]
  places: Place[]
  bytes: number
}

/** What React leaves where a part of a page could not be drawn. */
const failedPart = '<!--$!-->'
const windowBytes = 32 * 1024
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Takes a page apart at its nonce and its marks; undefined where it has no nonce, is not whole, or shows one that is not its own. */
export function takeApart(html: Buffer, nonce: string, headers: [string, string][]): KeptPage | undefined {
  const { plain, places } = partsBetween(html, nonce) ?? { plain: [], places: [] }
  if (!places.includes('nonce') || html.includes(0)) return undefined
  const rest = plain.join('')
  if (/nonce="[^"]/.test(rest) || !rest.includes('</html>') || rest.includes(failedPart)) return undefined
  const packed = packedParts(plain, places, Buffer.byteLength(nonce))
  const bytes = [...plain, ...packed].reduce((sum, part) => sum + part.length, 0)
  return { headers, plain, packed, places, bytes }
}

/** The whole page with this nonce, and these words, in their places. */
export function filledIn(page: KeptPage, nonce: string, own?: OwnWords): Buffer<ArrayBuffer> {
  return Buffer.concat(between(page.plain, page.places, wordsOf(nonce, own)))
}

/**
 * The same page as gzip. The parts were packed once; what is filled in stands between them in blocks that are not packed
 * (RFC 1951 §3.2.4), so that an answer costs no more than its copy and its checksum.
 */
export function filledInPacked(page: KeptPage, nonce: string, own?: OwnWords): Buffer<ArrayBuffer> {
  const words = wordsOf(nonce, own)
  const whole = between(page.plain, page.places, words)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(
    whole.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  end.writeUInt32LE(
    whole.reduce((sum, part) => sum + part.length, 0),
    4,
  )
  const unpacked = Object.fromEntries(Object.entries(words).map(([place, word]) => [place, asBlock(word)]))
  return Buffer.concat([gzipStart, ...between(page.packed, page.places, unpacked as typeof words), end])
}

function asBlock(word: Buffer): Buffer {
  const length = Buffer.alloc(5)
  length.writeUInt16LE(word.length, 1)
  length.writeUInt16LE(word.length ^ 0xffff, 3)
  return Buffer.concat([length, word])
}

function between(parts: Buffer[], places: Place[], words: Words): Buffer[] {
  return parts.flatMap((part, n) => (n === 0 ? [part] : [words[places[n - 1]!], part]))
}

/** Undefined where a mark stands that nothing can be filled in for. */
function partsBetween(page: Buffer, nonce: string): Pick<KeptPage, 'plain' | 'places'> | undefined {
  const html = page.toString()
  const words = [nonce.replace(/\W/g, '\\$&'), ...marks.keys()]
  const plain: Buffer[] = []
  const places: Place[] = []
  let from = 0
  for (const { 0: word, index } of html.matchAll(new RegExp(words.join('|'), 'g'))) {
    plain.push(Buffer.from(html.slice(from, index)))
    from = index + word.length
    const isScript = html.lastIndexOf('<script', index) > html.lastIndexOf('</script>', index)
    const mark = marks.get(word)
    if (!mark || !isScript) places.push(mark ?? 'nonce')
    else if (mark === 'initial') return undefined
    else places.push(`scripted ${mark}`)
    if (places.at(-1) !== 'scripted name') continue
    if (!html.startsWith(scriptedEnd, from)) return undefined
    from += scriptedEnd.length
  }
  plain.push(Buffer.from(html.slice(from)))
  return isMarkedOtherwise(plain.join('')) ? undefined : { plain, places }
}

/**
 * Each part may point back into what stands before it, never into a nonce: zeros stand there for it, which no page has; nor
 * over a name or a number, whose length nobody knows yet.
 */
function packedParts(parts: Buffer[], places: Place[], nonceLength: number): Buffer[] {
  let before = Buffer.alloc(0)
  return parts.map((part, n) => {
    const isLast = n === parts.length - 1
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const packed =
      part.length === 0 && !isLast
        ? part
        : deflateRawSync(part, { level: 6, finishFlush, ...(before.length > 0 && { dictionary: before }) })
    const place = places[n]
    const length = place && lengthOf(place, nonceLength)
    const filling = Buffer.alloc(length ?? 0)
    before = length ? Buffer.concat([before, part, filling]).subarray(-windowBytes) : filling
    return packed
  })
}
