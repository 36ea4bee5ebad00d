import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The weights in use, one folder each: two text families and one for emoji. Licence: SIL OFL, in the
 * packages.
 */
const weights = [
  'noto-sans-sc/400Regular',
  'noto-sans-sc/700Bold',
  'noto-serif-sc/400Regular',
  'noto-serif-sc/700Bold',
  'noto-emoji/400Regular',
]

/** The folders with the font files in the installed packages. */
export function fontFolders(): string[] {
  const { resolve } = createRequire(import.meta.url)
  return weights.map((weight) => {
    const [family = '', weightName = ''] = weight.split('/')
    return join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weightName)
  })
}
