/**
 * Writes the fonts that no package has as they are needed into fonts/, where the typesetter finds them
 * (typeset/font-coverage/font-folders.ts): `node --import tsx scripts/build-fonts.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import decompress from 'woff2-encoder/decompress'
import { readFontCoverage } from '#typeset/font-coverage/coverage'
import {
  fontFolders,
  kaiFolders,
  numberedFontsFolder,
  subsetFolders,
} from '#typeset/font-coverage/font-folders'
import { openFontBytes } from '#typeset/fonts/font-file'
import { mergeFonts } from '#typeset/fonts/merge-fonts'
import { numberFonts } from '#typeset/fonts/numbered-fonts'

const ttf = (name: string) => name.endsWith('.ttf')

function write(folder: string, name: string, font: Buffer) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), font)
}

/** The Kai from the parts of a web font. */
async function joinKai() {
  const home = dirname(createRequire(import.meta.url).resolve('lxgw-wenkai-webfont/package.json'))
  for (const [weight, folder] of Object.entries(kaiFolders)) {
    const name = new RegExp(`^lxgwwenkai-${weight}-subset-(\\d+)\\.woff2$`)
    const files = readdirSync(join(home, 'files')).filter((file) => name.test(file))
    const numberOf = (file: string) => Number(name.exec(file)![1])
    files.sort((a, b) => numberOf(a) - numberOf(b))
    const parts = await Promise.all(
      files.map(async (file) =>
        openFontBytes(Buffer.from(await decompress(readFileSync(join(home, 'files', file))))),
      ),
    )
    write(folder, `LXGWWenKai-${weight}.ttf`, mergeFonts(parts))
    writeFileSync(join(folder, 'OFL.txt'), readFileSync(join(home, 'OFL.txt')))
  }
}

/** Fonts without what is never drawn with them: four fifths of Korean, Japanese, Hong Kong and italic ones. */
async function cutDown() {
  for (const { whole, subset, keeps, before } of subsetFolders()) {
    const covered = readFontCoverage(before)
    const rest = readFontCoverage([whole])
      .ranges()
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
      .filter((code) => !covered.has(code) && keeps.test(String.fromCodePoint(code)))
    const file = readdirSync(whole).find(ttf)!
    const font = await subsetFont(readFileSync(join(whole, file)), String.fromCodePoint(...rest), {
      targetFormat: 'truetype',
    })
    write(subset, file, font)
  }
}

rmSync(numberedFontsFolder, { recursive: true, force: true })
await joinKai()
await cutDown()
mkdirSync(numberedFontsFolder)
const folders = fontFolders()
for (const [i, font] of numberFonts(folders).entries())
  write(numberedFontsFolder, `${String(i).padStart(2, '0')}-${basename(dirname(folders[i]!))}.ttf`, font)
const megabytes = (folders: string[]) =>
  (
    folders
      .flatMap((folder) =>
        readdirSync(folder)
          .filter(ttf)
          .map((name) => join(folder, name)),
      )
      .reduce((sum, file) => sum + readFileSync(file).length, 0) / 1e6
  ).toFixed(1)
console.log(
  `fonts: ${folders.length} of ${megabytes(folders)} MB, numbered ${megabytes([numberedFontsFolder])} MB`,
)
