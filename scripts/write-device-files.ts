/**
 * Writes what a device needs to typeset pages into a folder: `node --import tsx scripts/write-device-files.ts
 * <folder>`. The names hold a hash of the content; `index.json` lists them.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fontFolders } from '#typeset/font-coverage/font-folders'
import { readCommonOutlines } from '#typeset/device/common-outlines'
import { readDeviceFiles } from '#typeset/device/read-device-files'

const folder = process.argv[2] ?? ''
mkdirSync(folder, { recursive: true })

function write(name: string, ending: string, bytes: string | Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}-${hash}.${ending}`
  writeFileSync(join(folder, file), bytes)
  return file
}

const { fonts, ...rest } = readDeviceFiles(resolve('templates'), fontFolders())
/** The weights of a family are used together, so they are one file: each weight has its address. */
function writeOutlines(): (string | null)[] {
  const folders = fontFolders()
  const families = folders.map((folder) => basename(dirname(folder)))
  const outlines = readCommonOutlines(folders)
  const ofFamily = (family: string) =>
    Object.assign({}, ...outlines.filter((_, font) => families[font] === family)) as object
  return outlines.map(
    (paths, font) =>
      paths && write(`device-outlines-${families[font]}`, 'json', JSON.stringify(ofFamily(families[font]!))),
  )
}

const index = {
  fontUrls: fonts.map((font, i) => write(`device-font-${i}`, 'ttf', font)),
  outlineUrls: writeOutlines(),
  templatesUrl: write('device-templates', 'json', JSON.stringify(rest)),
}
writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
