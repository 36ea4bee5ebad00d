import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** Regular and bold of the families that resumes are set in. */
const textFamilies = ['noto-sans-sc', 'noto-serif-sc', 'inter', 'tinos', 'eb-garamond']
/** Other scripts and signs, for the characters that those lack (`fallback` in templates/_parts/model.typ). */
const fallbackWeights = [
  'noto-sans/400Regular',
  'noto-sans/700Bold',
  'noto-serif/400Regular',
  'noto-serif/700Bold',
  'noto-emoji/400Regular',
  'noto-sans-math/400Regular',
  'noto-sans-symbols/400Regular',
  'noto-sans-symbols-2/400Regular',
  'noto-sans-kr/400Regular',
  'noto-sans-kr/700Bold',
  'noto-sans-jp/400Regular',
  'noto-sans-jp/700Bold',
  'noto-sans-hk/400Regular',
  'noto-sans-hk/700Bold',
  'noto-naskh-arabic/400Regular',
  'noto-sans-hebrew/400Regular',
  'noto-serif-tibetan/400Regular',
]
/** One folder each. Licences: SIL OFL and Apache 2.0, in the packages. */
const textWeights = textFamilies.flatMap((family) => [`${family}/400Regular`, `${family}/700Bold`])
/** Built from its package (scripts/build-fonts.ts), which holds it in parts for web pages. */
export const kaiFolders = { regular: 'fonts/lxgw-wenkai/regular', bold: 'fonts/lxgw-wenkai/bold' }

/**
 * The folders with the font files, of texts, then of other signs: in the installed packages, and under the working
 * directory. @throws Error when fonts were not built
 */
export function fontFolders(): string[] {
  const { resolve: resolveModule } = createRequire(import.meta.url)
  const inPackage = (weight: string) => {
    const [family = '', weightName = ''] = weight.split('/')
    return join(dirname(resolveModule(`@expo-google-fonts/${family}/package.json`)), weightName)
  }
  const built = Object.values(kaiFolders).map((folder) => resolve(folder))
  for (const folder of built)
    if (!existsSync(folder)) throw new Error(`fonts: no ${folder}; run npm run fonts`)
  return [...textWeights.map(inPackage), ...built, ...fallbackWeights.map(inPackage)]
}

/** Whether the font of a folder is one that resumes are set in. */
export const isTextFont = (index: number) => index < textWeights.length + Object.keys(kaiFolders).length
