import { ImportError } from '../import-error'
import { ByteView } from './byte-view'

/** Sector numbers from here on are no sectors: free ones, ends of chains, those of the tables. */
const firstSpecialSector = 0xfffffffa
const sectorNumbersInHeader = 109
const entryLength = 128
const maxEntries = 2_000

type Entry = { name: string; type: number; neighbours: number[]; child: number; start: number; size: number }

/**
 * The streams of a compound file (OLE), the container of Word 97 to 2003, by their names, but for those of embedded documents.
 * @throws ImportError
 */
export function openCompoundFile(bytes: Uint8Array): (name: string) => Uint8Array | undefined {
  const file = new ByteView(bytes)
  const shift = file.u16(30)
  const shortShift = file.u16(32)
  if ((shift !== 9 && shift !== 12) || shortShift !== 6 || bytes.length < 1 << shift)
    throw new ImportError('oldWord')
  const table = readSectorTable(file, shift)
  const directory = new ByteView(readChain(file, table, file.u32(48), shift))
  const entries = readEntries(directory)
  const root = entries.find(({ type }) => type === 5)
  const own = ownEntries(entries, root?.child ?? entries.length)
  const shortTable = numbersIn(readChain(file, table, file.u32(60), shift))
  const shortStream = new ByteView(root ? readChain(file, table, root.start, shift) : new Uint8Array())
  return (name) => {
    const entry = own.find((one) => one.type === 2 && one.name === name)
    if (!entry) return undefined
    const isShort = entry.size < file.u32(56)
    const content = isShort
      ? readChain(shortStream, shortTable, entry.start, shortShift, 0)
      : readChain(file, table, entry.start, shift)
    return content.subarray(0, entry.size)
  }
}

/** For each sector the one after it. */
function readSectorTable(file: ByteView, shift: number): Uint32Array {
  const size = 1 << shift
  const maxSectors = Math.ceil(file.length / size)
  const sectors = Array.from({ length: sectorNumbersInHeader }, (_, i) => file.u32(76 + 4 * i))
  let next = file.u32(68)
  for (let i = 0; i < maxSectors && next < maxSectors; i++) {
    const at = (next + 1) * size
    for (let j = 0; j < size / 4 - 1 && sectors.length < maxSectors + sectorNumbersInHeader; j++)
      sectors.push(file.u32(at + 4 * j))
    next = file.u32(at + size - 4)
  }
  // A table names each sector once, whatever a damaged file says.
  const used = [...new Set(sectors)].filter((sector) => sector < maxSectors)
  const content = used.map((sector) => file.slice((sector + 1) * size, size).bytes)
  return numbersIn(joined(content))
}

/** The sectors of a stream one after the other. A chain that comes back to itself ends after as many as there are. */
function readChain(file: ByteView, table: Uint32Array, start: number, shift: number, header = 1): Uint8Array {
  const size = 1 << shift
  const maxSectors = Math.ceil(file.length / size)
  const parts: Uint8Array[] = []
  let sector = start
  while (sector < firstSpecialSector && sector < maxSectors && parts.length < maxSectors) {
    parts.push(file.slice((sector + header) * size, size).bytes)
    sector = table[sector] ?? firstSpecialSector
  }
  return joined(parts)
}

function readEntries(directory: ByteView): Entry[] {
  const count = Math.min(Math.floor(directory.length / entryLength), maxEntries)
  return Array.from({ length: count }, (_, i) => {
    const at = i * entryLength
    const nameLength = Math.min(Math.max(directory.u16(at + 64) / 2 - 1, 0), 31)
    return {
      name: directory.utf16(at, Math.floor(nameLength)),
      type: directory.u8(at + 66),
      neighbours: [directory.u32(at + 68), directory.u32(at + 72)],
      child: directory.u32(at + 76),
      start: directory.u32(at + 116),
      size: directory.u32(at + 120),
    }
  })
}

/** The entries of a folder: a tree of neighbours, each taken once. */
function ownEntries(entries: readonly Entry[], first: number): Entry[] {
  const found = new Set<Entry>()
  const open = [first]
  while (open.length > 0) {
    const entry = entries[open.pop()!]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    open.push(...entry.neighbours)
  }
  return [...found]
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function numbersIn(bytes: Uint8Array): Uint32Array {
  const view = new ByteView(bytes)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => view.u32(4 * i))
}
