import { deflateSync, inflateSync } from 'node:zlib'

/** An object's number, its text without a stream, and where that stands: in the file or in an object stream. */
export type PdfObject = { number: string; text: string; place: Place; at: number }
/** Bytes that may be changed: those of the file, or those of an object stream, which are put back afterwards. */
type Place = { bytes: Buffer; isChanged: boolean; compressedAt?: number; compressedLength?: number }

/** All object streams of a file together; a resume's have a few hundred kilobytes. */
const maxStreamBytes = 8 * 1024 * 1024

/** The objects of a PDF, as far as they are written plainly or in object streams as most programs write them. */
export function readObjects(file: Buffer): PdfObject[] {
  const whole: Place = { bytes: file, isChanged: false }
  const objects: PdfObject[] = []
  // Of an encrypted file object streams cannot be read here.
  let bytesLeft = file.includes('/Encrypt') ? 0 : maxStreamBytes
  for (const { end, ...object } of plainObjects(file)) {
    objects.push({ ...object, place: whole })
    const place = /\/ObjStm\b/.test(object.text)
      ? inflateStream(file, object.text, end, bytesLeft)
      : undefined
    if (!place) continue
    bytesLeft -= place.bytes.length
    for (const inner of objectsInStream(place, object.text)) objects.push(inner)
  }
  return objects
}

/** Writes text over what is as long. */
export function overwrite({ place, at }: Pick<PdfObject, 'place' | 'at'>, text: string): void {
  place.isChanged = true
  place.bytes.write(text, at, 'latin1')
}

/** Puts changed object streams back where they were. Returns whether all fit, and else has put back none. */
export function putBack(file: Buffer, places: Iterable<Place>): boolean {
  const streams = [...new Set(places)].filter((place) => place.isChanged && place.compressedAt !== undefined)
  const compressed = streams.map(({ bytes }) => deflateSync(bytes, { level: 9, memLevel: 9 }))
  if (compressed.some(({ length }, i) => length > streams[i]!.compressedLength!)) return false
  // What is left of the old bytes follows the end of the compressed ones, and is not read.
  for (const [i, bytes] of compressed.entries()) bytes.copy(file, streams[i]!.compressedAt)
  return true
}

function inflateStream(file: Buffer, text: string, end: number, maxBytes: number): Place | undefined {
  const length = Number(/\/Length\s?(\d{1,8})(?=\s?[/>])/.exec(text)?.[1])
  if (!length || maxBytes <= 0 || !text.includes('/FlateDecode') || text.includes('/DecodeParms'))
    return undefined
  const lineEnd = /^stream\r?\n/.exec(file.toString('latin1', end, end + 8))?.[0]
  if (!lineEnd) return undefined
  const compressedAt = end + lineEnd.length
  try {
    const content = file.subarray(compressedAt, compressedAt + length)
    const bytes = inflateSync(content, { maxOutputLength: maxBytes })
    return { bytes, isChanged: false, compressedAt, compressedLength: content.length }
  } catch {
    // Damaged, or larger than that: PDF.js reads what it can.
    return undefined
  }
}

/** An object stream begins with the number and the offset of each object. */
function objectsInStream(place: Place, text: string): PdfObject[] {
  const first = Number(/\/First\s?(\d{1,8})/.exec(text)?.[1])
  const header = place.bytes
    .toString('latin1', 0, first || 0)
    .trim()
    .split(/\s+/)
  const objects: PdfObject[] = []
  for (let i = 0; i + 1 < header.length; i += 2) {
    const at = first + Number(header[i + 1])
    const next = header[i + 3] === undefined ? place.bytes.length : first + Number(header[i + 3])
    // Each byte belongs to one object at most, so that all together are not longer than the stream.
    if (!(at >= first && next > at)) return objects
    objects.push({ number: header[i]!, text: place.bytes.toString('latin1', at, next), place, at })
  }
  return objects
}

function* plainObjects(bytes: Buffer): Generator<{ number: string; text: string; at: number; end: number }> {
  const mark = ' obj'
  const ends = ['stream', 'endobj'].map((word) => ({ word, at: -1 }))
  let next = bytes.indexOf(mark)
  while (next >= 0) {
    const at = next + mark.length
    const number = /(\d{1,9})\s\d{1,5}$/.exec(bytes.toString('latin1', Math.max(0, next - 16), next))?.[1]
    next = bytes.indexOf(mark, at)
    // What has been found behind this object is not searched for again, so that all searches together are linear.
    for (const end of ends.filter((one) => one.at < at)) {
      const found = bytes.indexOf(end.word, at)
      end.at = found < 0 ? bytes.length : found
    }
    const end = Math.min(next < 0 ? bytes.length : next, ...ends.map((one) => one.at))
    if (number) yield { number, text: bytes.toString('latin1', at, end), at, end }
  }
}
