import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const chunkBytes = 64 * 1024

/** `isCompressed`: the bytes are already compressed. */
export type ZipEntry = { name: string; bytes: Uint8Array; isCompressed?: boolean }

/** Streams a zip as its files arrive; yields between chunks so that other requests proceed. */
export async function* streamZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for await (const { name, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for (let offset = 0; offset === 0 || offset < bytes.length; offset += chunkBytes) {
      const end = Math.min(offset + chunkBytes, bytes.length)
      file.push(bytes.subarray(offset, end), end === bytes.length)
      yield* ready.splice(0)
    }
  }
  zip.end()
  yield* ready.splice(0)
}

/**
 * Returns a function that makes names unique, ignoring case as some file systems do: the second `a` is `a
 * (2)`.
 */
export function createUniqueNamer(): (requestedName: string) => string {
  const usedNames = new Set<string>()
  return (requestedName) => {
    let name = requestedName
    for (let count = 2; usedNames.has(name.toLowerCase()); count++) name = `${requestedName} (${count})`
    usedNames.add(name.toLowerCase())
    return name
  }
}
