import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** Regular and bold of the families that resumes are set in. */
const textFamilies = ['noto-sans-sc', 'noto-serif-sc', 'inter', 'tinos', 'eb-garamond']
/** Other scripts and signs, for the characters that those lack (`fallback` in templates/_parts/model.typ). */
const signWeights = [
  'noto-emoji/400Regular',
  'noto-sans/400Regular',
  'noto-sans/700Bold',
  'noto-serif/400Regular',
  'noto-serif/700Bold',
  'noto-sans-math/400Regular',
  'noto-sans-symbols/400Regular',
  'noto-sans-symbols-2/400Regular',
]
/** Korean, Japanese and Hong Kong, without the characters of the fonts before them. */
const subsetWeights = ['kr', 'jp', 'hk'].flatMap((region) => [
  `noto-sans-${region}/400Regular`,
  `noto-sans-${region}/700Bold`,
])
const scriptWeights = [
  'noto-naskh-arabic/400Regular',
  'noto-sans-hebrew/400Regular',
  'noto-serif-tibetan/400Regular',
]
/** True italics of the Latin families; Noto's go with the letters of the Chinese families, which have none. */
const italicWeights = ['noto-sans', 'noto-serif', 'inter', 'tinos', 'eb-garamond'].flatMap((family) => [
  `${family}/400Regular_Italic`,
  `${family}/700Bold_Italic`,
])
/** One folder each. Licences: SIL OFL and Apache 2.0, in the packages. */
const textWeights = textFamilies.flatMap((family) => [`${family}/400Regular`, `${family}/700Bold`])
/** What the build makes of packages (scripts/build-fonts.ts). */
const builtFonts = resolve('fonts')
/** Joined from its package, which holds it in parts for web pages. */
export const kaiFolders = {
  regular: join(builtFonts, 'lxgw-wenkai/regular'),
  bold: join(builtFonts, 'lxgw-wenkai/bold'),
}
/** Every font in turn with numbers for outlines (typeset/fonts/numbered-font.ts). */
export const numberedFontsFolder = join(builtFonts, 'numbered')

/** The folder of a weight in its package: `noto-sans/400Regular`. */
function packageFolder(weight: string): string {
  const { resolve: resolveModule } = createRequire(import.meta.url)
  const [family = '', weightName = ''] = weight.split('/')
  return join(dirname(resolveModule(`@expo-google-fonts/${family}/package.json`)), weightName)
}

/** Fonts that every text is tried in before those of `subsetWeights`. */
const alwaysBefore = [...textWeights.slice(0, 4), ...signWeights.filter((name) => !name.includes('serif'))]

/** What italics are drawn of: letters of Europe and Vietnam, Greek, Cyrillic, and the signs between them. */
const italicCharacters = /[\x20-\x7e\xa0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff‐-‧‰-›⁰-₉€№™−]/

/**
 * What the build cuts down: the folders of the whole font and of its subset, the characters it may keep, and the
 * folders of the fonts that come before it, whose characters it is not needed for.
 */
export const subsetFolders = () => [
  ...subsetWeights.map((weight, i) => {
    const sameWeight = subsetWeights
      .slice(0, i)
      .filter((other) => dirname(other) !== dirname(weight) && basename(other) === basename(weight))
    const before = [...alwaysBefore.map(packageFolder), ...sameWeight.map((other) => join(builtFonts, other))]
    return { ...wholeAndSubset(weight), keeps: /./u, before }
  }),
  ...italicWeights.map((weight) => ({ ...wholeAndSubset(weight), keeps: italicCharacters, before: [] })),
]
const wholeAndSubset = (weight: string) => ({
  whole: packageFolder(weight),
  subset: join(builtFonts, weight),
})

/**
 * The folders with the font files, of texts, then of other signs: in the installed packages, and those that the build
 * made. @throws Error when it has not
 */
export function fontFolders(): string[] {
  const [subsets, italics] = [subsetWeights, italicWeights].map((weights) =>
    weights.map((weight) => join(builtFonts, weight)),
  ) as [string[], string[]]
  for (const folder of [...Object.values(kaiFolders), ...subsets, ...italics, numberedFontsFolder])
    if (!existsSync(folder)) throw new Error(`fonts: no ${folder}; run npm run fonts`)
  return [
    ...textWeights.map(packageFolder),
    ...Object.values(kaiFolders),
    ...signWeights.map(packageFolder),
    ...subsets,
    ...scriptWeights.map(packageFolder),
    ...italics,
  ]
}

/** Whether the font of a folder is one that resumes are set in. */
export const isTextFont = (index: number) => index < textWeights.length + Object.keys(kaiFolders).length
