import { join } from 'node:path'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'
import { Style } from '#contract/resume/style'
import { readTemplateCatalogue } from './template-catalogue'
import { createCompiler, TemplateCompileError, type Compiled } from './compiler'
import { createPageCompiler } from './page-compiler'
import { readFontCoverage } from './font-coverage/coverage'
import { replaceUndrawable, type ReplacedField } from './undrawable-parts/replace-undrawable'
import { layOutModel, type ModelLayout } from './lay-out-model'
import { compressPdfObjects, type PdfAdditions } from './pdf-postprocessing/compress-pdf-objects'
import { PICTURE_PATHS, pictureFiles, type Photos } from './photos'
import { buildTemplateInput } from './template-input/build-template-input'
import type { TemplateInput } from './template-input/template-input'
import { replaceMissingGlyphsInModel } from './font-coverage/replace-missing-glyphs'
import type { Drawing } from './drawing'
import { isLongResume } from './resume-weight'
import { assembleSvg } from './svg/split-svg'

/** Cached results are dropped after this many other documents: roughly the number of simultaneous editors. */
const cacheEvictionAge = 4

/** The resume names an unknown template or version. */
export class UnknownTemplate extends Error {
  override name = 'UnknownTemplate'
}

/** The result of a layout without its drawing. */
export type LayoutInfo = ModelLayout & {
  /** Characters without a glyph, drawn as 〓. */
  missingGlyphs: string[]
  /** Fields that the template could not draw as written, in order; missing when there are none. */
  undrawn?: ReplacedField[]
}
/** What a layout is for: pages on a screen, with positions and overflow, or a file. */
export type Purpose = 'pages' | 'file'
export type Layout = LayoutInfo & { compiled: Compiled; purpose: Purpose }

/** A warm typesetting engine in this process. `templatesDir` and `fontDirs` are absolute paths. */
export function createEngine(templatesDir: string, fontDirs: string[]) {
  const catalogue = readTemplateCatalogue(templatesDir)
  const fonts = readFontCoverage(fontDirs)
  const pageCompiler = createPageCompiler(templatesDir, fontDirs)
  // Most workers make no file for a long time.
  let openedFileCompiler: ReturnType<typeof createCompiler> | undefined
  const fileCompiler = () => (openedFileCompiler ??= createCompiler(templatesDir, { fontPaths: fontDirs }))
  let layouts = 0

  const engine = {
    /** Typesets a first page, so that fonts and templates are loaded before the first request. */
    warmUp(): void {
      const [template] = catalogue.templates
      if (!template) return
      const style = Style.parse({ template: `${template.id}@${template.version}` })
      const resume = emptyResume(style)
      engine.layOut({ ...resume, basics: { ...resume.basics, name: '智能简历', city: '杭州' } })
    },
    /**
     * Lays out a resume. What the template cannot draw is drawn plain or blank, and reported. Without positions there are
     * no anchors, and a file does not say how full its only page is.
     * @throws UnknownTemplate, TemplateCompileError when that does not help
     */
    layOut(
      resume: Resume,
      photos: Photos = {},
      purpose: Purpose = 'pages',
      withPositions = purpose === 'pages',
    ): Layout {
      const file = catalogue.fileOf(resume.style.template)
      if (!file) throw new UnknownTemplate(resume.style.template)
      const pictures = pictureFiles(resume, photos)
      const { model, missingGlyphs } = replaceMissingGlyphsInModel(
        buildTemplateInput(resume, photos.photo !== undefined, pictures),
        fonts,
      )
      // Without this, memory grows with every edit; results of the last documents stay.
      pageCompiler.evictCache(cacheEvictionAge)
      const compiler = purpose === 'pages' ? pageCompiler : fileCompiler()
      const compile = (model: TemplateInput) => {
        layouts++
        return compiler.compile(file, model, photos.photo, pictures.values())
      }
      const toOnePage = resume.style.fit === 'one-page'
      // The fit needs the position of the document's end.
      const marks = withPositions || toOnePage
      const layOut = (model: TemplateInput, isLong: () => boolean) => ({
        ...layOutModel(model, { toOnePage, isLong }, (model) => compile({ ...model, marks })),
        purpose,
        missingGlyphs,
      })
      try {
        return layOut(model, () => isLongResume(resume))
      } catch (error) {
        if (!(error instanceof TemplateCompileError)) throw error
        const isDrawn = (model: TemplateInput) => compiles(() => compile(model))
        const replaced = replaceUndrawable(model, resume, isDrawn)
        if (!replaced) throw error
        // The search for undrawable parts took the time, so the fit is not searched exhaustively.
        return { ...layOut(replaced.model, () => true), undrawn: replaced.undrawn }
      }
    },
    /** The file of a layout made for one. */
    pdf({ compiled, purpose }: Layout, additions?: PdfAdditions) {
      if (purpose !== 'file') throw new Error('a layout for the screen has no outlines for a file')
      return compressPdfObjects(fileCompiler().pdf(compiled.document), additions)
    },
    /** The pages of a layout made for them. */
    svg({ compiled, purpose }: Layout) {
      if (purpose !== 'pages') throw new Error('a layout for a file cannot be drawn as pages')
      return pageCompiler.draw(compiled)
    },
    /** A picture that is no resume, as an SVG file. @throws TemplateCompileError */
    drawing({ file, input, pictures: jpegs }: Drawing): string {
      layouts++
      pageCompiler.evictCache(cacheEvictionAge)
      const pictures = jpegs.map((jpeg, i) => ({ path: PICTURE_PATHS[i]!, jpeg }))
      const { pages, symbols } = pageCompiler.draw(
        pageCompiler.compile(join(templatesDir, file), input, undefined, pictures),
      )
      return assembleSvg(pages[0]!, symbols)
    },
    /** How often this engine has laid out a document; trials of the one-page fit count. */
    layouts: () => layouts,
  }
  return engine
}

function compiles(compile: () => unknown): boolean {
  try {
    compile()
    return true
  } catch (error) {
    if (error instanceof TemplateCompileError) return false
    throw error
  }
}
