import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const pieceBytes = 64 * 1024

/** `packed`: the bytes are compressed already. */
export type ZipEntry = { name: string; bytes: Uint8Array; packed?: boolean }

/** A zip in pieces, as its files come; between pieces others get their turn. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    if (piece.length > 0) ready.push(piece)
  })
  for await (const { name, bytes, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for (let at = 0; at === 0 || at < bytes.length; at += pieceBytes) {
      const end = Math.min(at + pieceBytes, bytes.length)
      file.push(bytes.subarray(at, end), end === bytes.length)
      yield* ready.splice(0)
    }
  }
  zip.end()
  yield* ready.splice(0)
}

/** Gives names out once: the second `a` is `a (2)`. File systems that ignore case see no twins either. */
export function nameGiver(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    let name = wanted
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${wanted} (${count})`
    taken.add(name.toLowerCase())
    return name
  }
}
