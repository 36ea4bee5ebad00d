/**
 * Writes what a device needs to typeset pages into a folder: `node --import tsx scripts/write-device-files.ts
 * <folder>`. The names hold a hash of the content; `index.json` lists them.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fontFolders, numberedFontsFolder } from '#typeset/font-coverage/font-folders'
import { readCommonOutlines } from '#typeset/device/common-outlines'
import { openOutlines, readNumberedFonts } from '#typeset/fonts/numbered-fonts'
import { readDeviceFiles } from '#typeset/device/read-device-files'

const folder = process.argv[2] ?? ''
mkdirSync(folder, { recursive: true })

function write(name: string, ending: string, bytes: string | Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}-${hash}.${ending}`
  writeFileSync(join(folder, file), bytes)
  return file
}

/** The weights of a family are used together, so they are one file: its name for each font, null for one of signs. */
function writeOutlines(): (string | null)[] {
  const outlines = readCommonOutlines(folders, outlineOf)
  const families = folders.map((folder) => basename(dirname(folder)))
  const files = new Map<string, string>()
  for (const family of new Set(families.filter((_, font) => outlines[font]))) {
    const ofFamily = Object.assign({}, ...outlines.filter((_, font) => families[font] === family)) as object
    files.set(family, write(`device-outlines-${family}`, 'json', JSON.stringify(ofFamily)))
  }
  return families.map((family) => files.get(family) ?? null)
}

const folders = fontFolders()
const outlineOf = openOutlines(folders)
const index = {
  fontUrls: readNumberedFonts(numberedFontsFolder).map((font, i) => write(`device-font-${i}`, 'ttf', font)),
  outlineUrls: writeOutlines(),
  templatesUrl: write(
    'device-templates',
    'json',
    JSON.stringify(readDeviceFiles(resolve('templates'), folders)),
  ),
}
writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
