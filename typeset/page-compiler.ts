import { createCompiler, type Compiled } from './compiler'
import { openNumberedFonts } from './fonts/numbered-fonts'
import { createSvgSplitter, type SvgParts } from './svg/split-svg'

/**
 * A compiler for pages on a screen: its fonts hold the numbers of glyphs instead of their outlines, which makes
 * drawing a page twice as fast. Lines break as with the real fonts (page-compiler.test.ts).
 */
export function createPageCompiler(templatesDir: string, fontDirs: string[]) {
  const { fonts, outlineOf } = openNumberedFonts(fontDirs)
  const compiler = createCompiler(templatesDir, { fontBlobs: fonts })
  const split = createSvgSplitter(outlineOf)
  return {
    ...compiler,
    /** The pages of a document that this compiler compiled. */
    draw: ({ document }: Compiled): SvgParts => split(compiler.plainSvg(document)),
  }
}
