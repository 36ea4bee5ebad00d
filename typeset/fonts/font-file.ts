import { closeSync, openSync, readSync } from 'node:fs'

export type FontFile = ReturnType<typeof openFont>

/**
 * A TTF file whose tables are read one by one: outlines are nine tenths of the 10 to 15 MB of a Chinese font.
 * @throws Error when it cannot be read
 */
export function openFontFile(path: string) {
  const fd = openSync(path, 'r')
  const read = (position: number, length: number) => {
    const bytes = Buffer.alloc(length)
    readSync(fd, bytes, 0, length, position)
    return bytes
  }
  return { ...openFont(read, path), close: () => closeSync(fd) }
}

/** A TTF in memory. */
export const openFontBytes = (bytes: Buffer) =>
  openFont((position, length) => bytes.subarray(position, position + length), 'a font in memory')

/** Format: https://learn.microsoft.com/typography/opentype/spec/otff */
function openFont(read: (position: number, length: number) => Buffer, name: string) {
  const header = read(0, 12)
  const directory = read(12, header.readUInt16BE(4) * 16)
  const places = new Map<string, { offset: number; length: number }>()
  for (let at = 0; at < directory.length; at += 16)
    places.set(directory.toString('latin1', at, at + 4), {
      offset: directory.readUInt32BE(at + 8),
      length: directory.readUInt32BE(at + 12),
    })
  const placeOf = (table: string) => {
    const place = places.get(table)
    if (!place) throw new Error(`fonts: no ${table} table in ${name}`)
    return place
  }
  return {
    tableNames: () => [...places.keys()],
    /** The whole table. @throws Error when there is none */
    table(name: string): Buffer {
      const { offset, length } = placeOf(name)
      return read(offset, length)
    },
    /** Bytes `start` to `end` of a table. @throws Error when there is none */
    slice: (name: string, start: number, end: number) => read(placeOf(name).offset + start, end - start),
  }
}

/** A font from its tables, which the format wants in order of their names. */
export function joinTables(unordered: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const tables = unordered.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(0x10000, 0)
  directory.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [i, [name, bytes]] of tables.entries()) {
    const at = 12 + i * 16
    directory.write(name, at, 'latin1')
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    parts.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}

/** Where the outline of each glyph starts in the `glyf` table; one number more than there are glyphs. */
export function glyphOffsets(font: FontFile): Uint32Array {
  const isLong = font.table('head').readInt16BE(50) === 1
  const loca = font.table('loca')
  const count = font.table('maxp').readUInt16BE(4) + 1
  return Uint32Array.from({ length: count }, (_, glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2,
  )
}
