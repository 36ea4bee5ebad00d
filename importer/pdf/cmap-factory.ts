import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The names of Adobe's tables; a file can ask for any. */
const names = /^[\w-]{1,40}$/

/**
 * Adobe's character maps for fonts whose codes say no Unicode: Chinese ones that are named without being embedded, as many
 * servers write them, and those of TeX. Only the tables of PDF.js's package are used, not its code. Read when asked for.
 */
export class CMapFactory {
  async fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: true }> {
    if (!names.test(name)) throw new Error('no such character map')
    return {
      cMapData: new Uint8Array(await readFile(join(cmapsFolder(), `${name}.bcmap`))),
      isCompressed: true,
    }
  }
}

export function cmapsFolder(): string {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('pdfjs-dist/package.json')), 'cmaps')
}
