import { constants, crc32, deflateRawSync } from 'node:zlib'
import { hasMangledPlaceholder } from './slot-placeholders'
import {
  fixedLength,
  slotByPlaceholder,
  scriptSlotEnd,
  slotValues,
  type PersonalValues,
  type Slot,
  type SlotValues,
} from './page-slots'

/** A page with places where each answer's own words are filled in, plain and packed. `places[n]` is behind part n. */
export type CachedPage = {
  headers: [string, string][]
  plainParts: Buffer[]
  gzippedParts: Buffer[]
  slots: Slot[]
  bytes: number
}

/** React's marker of a part that could not be rendered. */
const failedBoundary = '<!--$!-->'
const windowBytes = 32 * 1024
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Takes a page apart at its nonce and its marks; undefined where it has no nonce, is not whole, or shows one that is not its own. */
export function splitPage(html: Buffer, nonce: string, headers: [string, string][]): CachedPage | undefined {
  const { plainParts, slots } = splitAtSlots(html, nonce) ?? { plainParts: [], slots: [] }
  if (!slots.includes('nonce') || html.includes(0)) return undefined
  const remainder = plainParts.join('')
  if (/nonce="[^"]/.test(remainder) || !remainder.includes('</html>') || remainder.includes(failedBoundary))
    return undefined
  const gzippedParts = gzipParts(plainParts, slots, Buffer.byteLength(nonce))
  const bytes = [...plainParts, ...gzippedParts].reduce((sum, part) => sum + part.length, 0)
  return { headers, plainParts, gzippedParts, slots, bytes }
}

/** The whole page with this nonce, and these words, in their places. */
export function fillPage(
  page: CachedPage,
  nonce: string,
  personalValues?: PersonalValues,
): Buffer<ArrayBuffer> {
  return Buffer.concat(interleave(page.plainParts, page.slots, slotValues(nonce, personalValues)))
}

/**
 * The same page as gzip. The parts were packed once; what is filled in stands between them in blocks that are not packed
 * (RFC 1951 §3.2.4), so that an answer costs no more than its copy and its checksum.
 */
export function fillPageGzipped(
  page: CachedPage,
  nonce: string,
  personalValues?: PersonalValues,
): Buffer<ArrayBuffer> {
  const words = slotValues(nonce, personalValues)
  const filledParts = interleave(page.plainParts, page.slots, words)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    filledParts.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    filledParts.reduce((sum, part) => sum + part.length, 0),
    4,
  )
  const storedBlocks = Object.fromEntries(
    Object.entries(words).map(([slot, value]) => [slot, storedBlock(value)]),
  )
  return Buffer.concat([
    gzipHeader,
    ...interleave(page.gzippedParts, page.slots, storedBlocks as typeof words),
    trailer,
  ])
}

function storedBlock(value: Buffer): Buffer {
  const length = Buffer.alloc(5)
  length.writeUInt16LE(value.length, 1)
  length.writeUInt16LE(value.length ^ 0xffff, 3)
  return Buffer.concat([length, value])
}

function interleave(parts: Buffer[], slots: Slot[], words: SlotValues): Buffer[] {
  return parts.flatMap((part, n) => (n === 0 ? [part] : [words[slots[n - 1]!], part]))
}

/** Undefined where a mark stands that nothing can be filled in for. */
function splitAtSlots(page: Buffer, nonce: string): Pick<CachedPage, 'plainParts' | 'slots'> | undefined {
  const html = page.toString()
  const words = [nonce.replace(/\W/g, '\\$&'), ...slotByPlaceholder.keys()]
  const plainParts: Buffer[] = []
  const slots: Slot[] = []
  let from = 0
  for (const { 0: value, index } of html.matchAll(new RegExp(words.join('|'), 'g'))) {
    plainParts.push(Buffer.from(html.slice(from, index)))
    from = index + value.length
    const isScript = html.lastIndexOf('<script', index) > html.lastIndexOf('</script>', index)
    const slotName = slotByPlaceholder.get(value)
    if (!slotName || !isScript) slots.push(slotName ?? 'nonce')
    else if (slotName === 'initial') return undefined
    else slots.push(`scripted ${slotName}`)
    if (slots.at(-1) !== 'scripted name') continue
    if (!html.startsWith(scriptSlotEnd, from)) return undefined
    from += scriptSlotEnd.length
  }
  plainParts.push(Buffer.from(html.slice(from)))
  return hasMangledPlaceholder(plainParts.join('')) ? undefined : { plainParts, slots }
}

/**
 * Each part may point back into what stands before it, never into a nonce: zeros stand there for it, which no page has; nor
 * over a name or a number, whose length nobody knows yet.
 */
function gzipParts(parts: Buffer[], slots: Slot[], nonceLength: number): Buffer[] {
  let before = Buffer.alloc(0)
  return parts.map((part, n) => {
    const isLast = n === parts.length - 1
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    const gzippedParts =
      part.length === 0 && !isLast
        ? part
        : deflateRawSync(part, { level: 6, finishFlush, ...(before.length > 0 && { dictionary: before }) })
    const slot = slots[n]
    const length = slot && fixedLength(slot, nonceLength)
    const zeros = Buffer.alloc(length ?? 0)
    before = length ? Buffer.concat([before, part, zeros]).subarray(-windowBytes) : zeros
    return gzippedParts
  })
}
