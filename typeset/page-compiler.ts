import { createCompiler, type Compiled } from './compiler'
import { numberedFontsFolder } from './font-coverage/font-folders'
import { openOutlines } from './fonts/numbered-fonts'
import { createSvgSplitter, type SvgParts } from './svg/split-svg'

/**
 * A compiler for pages on a screen: its fonts hold the numbers of glyphs instead of their outlines, which makes
 * drawing a page twice as fast. Lines break as with the real fonts (page-compiler.test.ts), which are in `fontDirs`. Built
 * files take 80 MB less than fonts made in memory: the compiler reads only those that a page uses.
 */
export function createPageCompiler(templatesDir: string, fontDirs: string[]) {
  const compiler = createCompiler(templatesDir, { fontPaths: [numberedFontsFolder] })
  const split = createSvgSplitter(openOutlines(fontDirs))
  return {
    ...compiler,
    /** The pages of a document that this compiler compiled. */
    draw: ({ document }: Compiled): SvgParts => split(compiler.plainSvg(document)),
  }
}
