import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|ttf|wasm)$/
/** The best compression of a compiler takes minutes, and is a tenth smaller. */
const longLength = 1_000_000
const atOnce = 4
const encodings = {
  br: (bytes, isLong) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isLong ? 6 : 11,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
  gz: (bytes, isLong) => promisify(gzip)(bytes, { level: isLong ? 6 : 9 }),
}

/**
 * Writes a .br and a .gz file beside each compressible file of a folder where they are smaller. Returns the number of
 * files.
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((path) => compressible.test(path))
  const queue = [...files]
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compress(join(folder, file))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return files.length
}

async function compress(path) {
  const bytes = await readFile(path)
  for (const [ending, encode] of Object.entries(encodings)) {
    const smaller = await encode(bytes, bytes.length > longLength)
    if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller)
  }
}
