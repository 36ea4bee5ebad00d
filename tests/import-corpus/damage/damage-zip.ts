import { unzipSync, zipSync } from 'fflate'
import type { Random } from '#tests/random-from'
import type { Damage } from './damage-bytes'

const pick = <T>(values: readonly T[], random: Random): T => values[random(values.length)]!
const centralEntry = 0x02014b50
const localEntry = 0x04034b50
const isMain = (name: string) => name === 'word/document.xml' || name === 'content.xml'
const megabyte = 1024 * 1024

/** Damages a part within the zip, so that it can be unpacked. */
export const inPart =
  (damage: Damage): Damage =>
  (bytes, random) => {
    const files = unzipSync(bytes)
    const names = Object.keys(files).filter((name) => name.endsWith('.xml') || name.endsWith('.rels'))
    const main = names.find(isMain)
    const name = main !== undefined && random(3) > 0 ? main : pick(names, random)
    return zipSync({ ...files, [name]: damage(files[name]!, random) }, { level: 1 })
  }

/** Writes over a field of some or all entries; the offsets are those of the entries' headers (APPNOTE 4.3.7, 4.3.12). */
function overwriteEntries(bytes: Uint8Array, signature: number, write: (view: DataView, at: number) => void) {
  const copy = new Uint8Array(bytes)
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 46 <= copy.length; at++) if (view.getUint32(at, true) === signature) write(view, at)
  return copy
}

export const zipDamages: Record<string, Damage> = {
  'sizes that lie': (bytes, random) => {
    const size = pick([0, 1, 1_000, 23 * megabyte, 0x7fffffff, 0xffffffff], random)
    return overwriteEntries(bytes, centralEntry, (view, at) => {
      if (random(2) === 0) view.setUint32(at + (random(2) === 0 ? 24 : 20), size, true)
    })
  },
  'local headers that lie': (bytes, random) =>
    overwriteEntries(bytes, localEntry, (view, at) => {
      if (random(2) === 0) view.setUint16(at + pick([8, 26, 28], random), random(0xffff), true)
    }),
  'methods that lie': (bytes, random) =>
    overwriteEntries(bytes, centralEntry, (view, at) => {
      if (random(2) === 0) view.setUint16(at + 10, pick([0, 8, 9, 99], random), true)
    }),
  'all entries at one place': (bytes, random) =>
    overwriteEntries(bytes, centralEntry, (view, at) => view.setUint32(at + 42, random(bytes.length), true)),
  'a zip bomb': (bytes, random) => {
    const files = unzipSync(bytes)
    const name = random(2) === 0 ? Object.keys(files).find(isMain)! : `word/header${random(9)}.xml`
    const size = pick([20, 23, 60], random) * megabyte
    return zipSync(
      { ...files, [name]: new Uint8Array(size).fill(pick([0, 32, 60, 97], random)) },
      { level: 9 },
    )
  },
  'a bomb whose size lies': (bytes, random) => {
    const files = unzipSync(bytes)
    const name = Object.keys(files).find(isMain)!
    const bomb = zipSync({ ...files, [name]: new Uint8Array(60 * megabyte) }, { level: 9 })
    const size = pick([0, 100, megabyte], random)
    return overwriteEntries(bomb, centralEntry, (view, at) => view.setUint32(at + 24, size, true))
  },
  'a zip in a zip': (bytes, random) => {
    let inner = bytes
    for (let depth = 0; depth <= random(20); depth++)
      inner = zipSync({ [pick(['word/document.xml', 'content.xml', 'a.docx'], random)]: inner })
    return inner
  },
  'many entries': (bytes, random) => {
    const more = Array.from({ length: pick([500, 1_900, 5_000], random) }, (_, i) => [
      `word/${pick(['header', 'footnotes', 'media/', 'mimetype'], random)}${i}.xml`,
      new Uint8Array(20),
    ])
    return zipSync(
      { ...unzipSync(bytes), ...(Object.fromEntries(more) as Record<string, Uint8Array>) },
      { level: 0 },
    )
  },
  /** One stored megabyte that a thousand entries name: unpacked it is a thousand. */
  'many entries of the same bytes': (bytes, random) => {
    const text = new Uint8Array(2 * megabyte).fill(97)
    const once = zipSync({ ...unzipSync(bytes), 'word/header1.xml': text }, { level: 0 })
    return repeatLastEntry(once, pick([100, 1_900], random), pick([0, text.length], random))
  },
  'a part lost': (bytes, random) => {
    const files = unzipSync(bytes)
    delete files[pick(Object.keys(files), random)]
    return zipSync(files)
  },
  'parts exchanged': (bytes, random) => {
    const files = unzipSync(bytes)
    const names = Object.keys(files)
    const [a, b] = [pick(names, random), pick(names, random)]
    return zipSync({ ...files, [a]: files[b]!, [b]: files[a]! })
  },
}

/** Names the last file many times in the list of files, with a size of its own. */
function repeatLastEntry(bytes: Uint8Array, count: number, size: number): Uint8Array {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const from = zip.readUInt32LE(end + 16)
  const last = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1')
  const entry = Buffer.from(zip.subarray(last, end))
  entry.writeUInt32LE(size, 24)
  const list = Buffer.concat([zip.subarray(from, last), ...Array.from({ length: count }, () => entry)])
  const tail = Buffer.from(zip.subarray(end))
  tail.writeUInt16LE(tail.readUInt16LE(8) - 1 + count, 8)
  tail.writeUInt16LE(tail.readUInt16LE(10) - 1 + count, 10)
  tail.writeUInt32LE(list.length, 12)
  return new Uint8Array(Buffer.concat([zip.subarray(0, from), list, tail]))
}
