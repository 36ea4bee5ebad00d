/**
 * Writes fonts that packages hold in parts, for web pages, as whole TTF files, where the typesetter finds them
 * (typeset/font-coverage/font-folders.ts): `node --import tsx scripts/build-fonts.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import { kaiFolders } from '#typeset/font-coverage/font-folders'
import { openFontBytes } from '#typeset/fonts/font-file'
import { mergeFonts } from '#typeset/fonts/merge-fonts'

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
  mkdirSync(folder, { recursive: true })
  const font = mergeFonts(parts)
  writeFileSync(join(folder, `LXGWWenKai-${weight}.ttf`), font)
  writeFileSync(join(folder, 'OFL.txt'), readFileSync(join(home, 'OFL.txt')))
  console.log(`fonts: ${folder}, ${parts.length} parts, ${(font.length / 1e6).toFixed(1)} MB`)
}
