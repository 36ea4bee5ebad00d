import { join } from 'node:path'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'
import { Style } from '#contract/resume/style'
import { END_MARK_ID, areasFromAnchors, type Anchor, type Area } from './areas'
import { readTemplateCatalogue } from './template-catalogue'
import { createCompiler, TemplateCompileError, type Compiled } from './compiler'
import { createPageCompiler } from './page-compiler'
import { readFontCoverage } from './font-coverage/coverage'
import { replaceUndrawable, type ReplacedField } from './undrawable-parts/replace-undrawable'
import { fitOnePage, type PageExtent } from './fit-one-page'
import { compressPdfObjects } from './pdf-postprocessing/compress-pdf-objects'
import { buildTemplateInput } from './template-input/build-template-input'
import type { TemplateInput, PageStyle } from './template-input/template-input'
import { replaceMissingGlyphsInModel } from './font-coverage/replace-missing-glyphs'
import { POSTER_FILE, type Poster } from './draw-invite-poster'
import { weighResume } from './resume-weight'
import { assembleSvg } from './svg/split-svg'

/** Size of an A4 page in pt. */
export const PAGE = { width: 595.276, height: 841.89 } as const
const ptPerMm = 72 / 25.4
/** Cached results are dropped after this many other documents: roughly the number of simultaneous editors. */
const cacheEvictionAge = 4

/**
 * Heavier documents (about six pages of text) are not laid out nine times to find the best style for one
 * page.
 */
const maxFittedWeight = 15_000
const isLong = (resume: Resume) => weighResume(resume).weight > maxFittedWeight

/** The resume names an unknown template or version. */
export class UnknownTemplate extends Error {
  override name = 'UnknownTemplate'
}

/** An entry that lies partly or wholly after page 1, and about how many lines of it. */
export type Overflow = { id: string; lines: number }

/** The result of a layout without its drawing. */
export type LayoutInfo = {
  pageCount: number
  /** Positions of sections, entries and parts of the head: pages from 1, in pt. */
  anchors: Area[]
  /** Characters without a glyph, drawn as 〓. */
  missingGlyphs: string[]
  /** Fields that the template could not draw as written, in order; missing when there are none. */
  undrawn?: ReplacedField[]
  /** For style.fit `one-page`: whether it fits, with which style; otherwise the entries after page 1. */
  fit: { fitted: boolean; fittedLook?: PageStyle; overflowing: Overflow[] }
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

  const pointsOf = ({ document }: Compiled) => pageCompiler.query(document, 'anchor') as Anchor[]
  /** How many pages a layout fills; a second page counts even when it is empty. */
  const extentOf = (compiled: Compiled, style: PageStyle): PageExtent => {
    const margin = style.margins * ptPerMm
    const foot = pointsOf(compiled).find((point) => point.id === END_MARK_ID)?.y ?? PAGE.height
    const filled = (foot - margin) / (PAGE.height - 2 * margin)
    return compiled.document.numOfPages - 1 + Math.min(1, Math.max(0.001, filled))
  }

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
     * Lays out a resume. What the template cannot draw is drawn plain or blank, and reported.
     * @throws UnknownTemplate, TemplateCompileError when that does not help
     */
    layOut(resume: Resume, photo?: Buffer, purpose: Purpose = 'pages'): Layout {
      const file = catalogue.fileOf(resume.style.template)
      if (!file) throw new UnknownTemplate(resume.style.template)
      const { model, missingGlyphs } = replaceMissingGlyphsInModel(
        buildTemplateInput(resume, photo !== undefined),
        fonts,
      )
      // Without this, memory grows with every edit; results of the last documents stay.
      pageCompiler.evictCache(cacheEvictionAge)
      const compiler = purpose === 'pages' ? pageCompiler : fileCompiler()
      const compile = (model: TemplateInput) => {
        layouts++
        return compiler.compile(file, model, photo)
      }
      const fits = resume.style.fit === 'one-page'
      const layOutModel = (model: TemplateInput, isLong: boolean) => {
        // The fit needs the position of the document's end.
        const draw = (style: PageStyle) => compile({ ...model, style, marks: purpose === 'pages' || fits })
        const replacement = fits
          ? fitOnePage(model.style, (style) => extentOf(draw(style), style), isLong)
          : null
        const style = replacement?.style ?? model.style
        const compiled = draw(style)
        const anchors = areasFromAnchors(pointsOf(compiled), PAGE.height, style.margins * ptPerMm)
        const fitted = replacement?.fitted ?? true
        return {
          compiled,
          purpose,
          pageCount: compiled.document.numOfPages,
          anchors,
          missingGlyphs,
          fit: {
            fitted,
            ...(replacement && { fittedLook: style }),
            overflowing: fitted ? [] : entriesAfter(1, anchors, model, style),
          },
        }
      }
      try {
        return layOutModel(model, isLong(resume))
      } catch (error) {
        if (!(error instanceof TemplateCompileError)) throw error
        const isDrawn = (model: TemplateInput) => compiles(() => compile(model))
        const replaced = replaceUndrawable(model, resume, isDrawn)
        if (!replaced) throw error
        // The search for undrawable parts took the time, so the fit is not searched exhaustively.
        return { ...layOutModel(replaced.model, true), undrawn: replaced.undrawn }
      }
    },
    /** The file of a layout made for one. `label`: the AI label to embed. */
    pdf({ compiled, purpose }: Layout, label?: string) {
      if (purpose !== 'file') throw new Error('a layout for the screen has no outlines for a file')
      return compressPdfObjects(fileCompiler().pdf(compiled.document), label)
    },
    /** The pages of a layout made for them. */
    svg({ compiled, purpose }: Layout) {
      if (purpose !== 'pages') throw new Error('a layout for a file cannot be drawn as pages')
      return pageCompiler.draw(compiled)
    },
    /** The poster as an SVG file. @throws TemplateCompileError */
    poster(poster: Poster): string {
      layouts++
      pageCompiler.evictCache(cacheEvictionAge)
      const { pages, symbols } = pageCompiler.draw(
        pageCompiler.compile(join(templatesDir, POSTER_FILE), poster),
      )
      return assembleSvg(pages[0]!, symbols)
    },
    /** How often this engine has laid out a document; trials of the one-page fit count. */
    layouts: () => layouts,
  }
  return engine
}

/** The entries that lie partly or wholly after a page, in order; each counts at least one line. */
function entriesAfter(
  page: number,
  areas: Area[],
  { sections }: TemplateInput,
  style: PageStyle,
): Overflow[] {
  const areaHeight = new Map<string, number>()
  for (const area of areas)
    if (area.page > page) areaHeight.set(area.id, (areaHeight.get(area.id) ?? 0) + area.height)
  const line = style.size * style.leading
  return sections.flatMap(({ entries }) =>
    entries
      .filter(({ id }) => areaHeight.has(id))
      .map(({ id }) => ({ id, lines: Math.max(1, Math.round(areaHeight.get(id)! / line)) })),
  )
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
