/** A file as the list at the end of a zip names it (APPNOTE 4.3.12). Sizes in bytes; nothing of it need be true. */
export type ZippedFile = {
  name: string
  /** Within the zip. */
  size: number
  originalSize: number
  method: number
  headerAt: number
}

export const STORED = 0
export const DEFLATED = 8
const headerLength = 46
const localHeaderLength = 30
const maxComment = 65_536
const zip64Field = 1
const inZip64 = 0xffffffff

/** The files of a zip, one after the other, as far as somebody asks. @throws RangeError for bytes that are none */
export function* listZippedFiles(zip: Buffer): Generator<ZippedFile> {
  let { at, count } = findDirectory(zip)
  for (; count > 0; count--) {
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const nameEnd = at + headerLength + nameLength
    const end = nameEnd + extraLength + zip.readUInt16LE(at + 32)
    const large = zip64Numbers(zip.subarray(nameEnd, nameEnd + extraLength))
    const number = (offset: number) => {
      const value = zip.readUInt32LE(at + offset)
      return value === inZip64 ? (large.shift() ?? value) : value
    }
    // In the order in which the field for large numbers has them.
    const originalSize = number(24)
    const size = number(20)
    const headerAt = number(42)
    const name = zip.toString('utf8', at + headerLength, nameEnd)
    yield { name, size, originalSize, method: zip.readUInt16LE(at + 10), headerAt }
    at = end
  }
}

/** What a file takes within the zip, a view of its bytes. @throws RangeError */
export function contentWithin(zip: Buffer, { headerAt, size }: ZippedFile): Buffer {
  const namesLength = zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28)
  const from = headerAt + localHeaderLength + namesLength
  return zip.subarray(from, from + size)
}

function findDirectory(zip: Buffer): { at: number; count: number } {
  const tail = Math.max(0, zip.length - maxComment)
  const end = zip.subarray(tail).lastIndexOf('PK\x05\x06', undefined, 'latin1') + tail
  if (end < tail) throw new RangeError('no zip')
  const locator = end - 20
  if (locator >= 0 && zip.toString('latin1', locator, locator + 4) === 'PK\x06\x07') {
    const end64 = Number(zip.readBigUInt64LE(locator + 8))
    return {
      count: Number(zip.readBigUInt64LE(end64 + 32)),
      at: Number(zip.readBigUInt64LE(end64 + 48)),
    }
  }
  return { count: zip.readUInt16LE(end + 8), at: zip.readUInt32LE(end + 16) }
}

function zip64Numbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== zip64Field) continue
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    return Array.from({ length: field.length >> 3 }, (_, i) => Number(field.readBigUInt64LE(8 * i)))
  }
  return []
}
