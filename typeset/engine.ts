import { join } from 'node:path'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'
import { Style } from '#contract/resume/style'
import { END_MARK_ID, areasFromAnchors } from './areas'
import type { Area, Anchor } from './areas'
import { readTemplateCatalogue } from './template-catalogue'
import { createCompiler, TemplateCompileError } from './compiler'
import type { Compiled } from './compiler'
import { readFontCoverage } from './font-coverage/coverage'
import { replaceUndrawable, type ReplacedField } from './undrawable-parts/replace-undrawable'
import { fitOnePage } from './fit-one-page'
import type { PageExtent } from './fit-one-page'
import { compressPdfObjects } from './pdf-postprocessing/compress-pdf-objects'
import { buildTemplateInput } from './template-input/build-template-input'
import type { TemplateInput, PageStyle } from './template-input/template-input'
import { replaceMissingGlyphsInModel } from './font-coverage/replace-missing-glyphs'
import { POSTER_FILE, type Poster } from './draw-invite-poster'
import { weighResume } from './resume-weight'
import { assembleSvg, splitSvg } from './svg/split-svg'
import type { GlyphCache, SvgParts } from './svg/split-svg'

/** Size of an A4 page in pt. */
export const PAGE = { width: 595.276, height: 841.89 } as const
const ptPerMm = 72 / 25.4
/** Documents after which unused results are dropped: people who edit at the same time, more or less. */
const cacheEvictionAge = 4

/** A heavier document is not laid out nine times to find the best look for one page; it holds some six pages of text. */
const maxFittedWeight = 15_000
const isLong = (resume: Resume) => weighResume(resume).weight > maxFittedWeight

/** A resume names a template or a version of one that is not here. */
export class UnknownTemplate extends Error {
  override name = 'UnknownTemplate'
}

/** An entry that lies, in whole or in part, after page 1, and about how many lines of it. */
export type Overflow = { id: string; lines: number }

/** What is known of a layout without drawing it. */
export type LayoutInfo = {
  pageCount: number
  /** Where sections, entries and the parts of the head lie: pages from 1, pt. */
  anchors: Area[]
  /** Letters no font has, drawn as 〓. */
  missingGlyphs: string[]
  /** Fields that the template failed to draw as they are written, in their order; absent when there is none. */
  undrawn?: ReplacedField[]
  /** For style.fit `one-page`: whether it fits, with which look; if not, what lies after page 1. */
  fit: { fitted: boolean; fittedLook?: PageStyle; overflowing: Overflow[] }
}
export type Layout = LayoutInfo & { compiled: Compiled }

export type Engine = {
  /** Sets a first page, so that fonts and templates are read before somebody waits. */
  warmUp(): void
  /**
   * Lays out a resume; with `marks: false` the same without saying where things lie or what overflows, in a third less
   * time. What the template cannot draw of it is drawn plain or blank, and named.
   * @throws UnknownTemplate, TemplateBroken when that does not help
   */
  layOut(resume: Resume, photo?: Buffer, options?: { marks: boolean }): Layout
  /** `label`: the AI label it is to carry. */
  pdf(layout: Layout, label?: string): Buffer
  svg(layout: Layout): SvgParts
  /** The poster as an SVG file. @throws TemplateBroken */
  poster(poster: Poster): string
  /** How often this engine has laid a document out: trials of the one-page fit count. */
  layouts(): number
}

/** One warm typesetting engine in this process. `templatesDir` and `fontDirs` are absolute folders. */
export function createEngine(templatesDir: string, fontDirs: string[]): Engine {
  const catalogue = readTemplateCatalogue(templatesDir)
  const fonts = readFontCoverage(fontDirs)
  const compiler = createCompiler(templatesDir, fontDirs)
  const glyphCache: GlyphCache = new Map()
  let layouts = 0

  const compile = (file: string, model: TemplateInput, photo?: Buffer) => {
    layouts++
    return compiler.compile(file, model, photo)
  }
  const pointsOf = ({ document }: Compiled) => compiler.query(document, 'anchor') as Anchor[]
  /** How many pages a layout fills; a second page counts even when it is empty. */
  const extentOf = (compiled: Compiled, style: PageStyle): PageExtent => {
    const margin = style.margins * ptPerMm
    const foot = pointsOf(compiled).find((point) => point.id === END_MARK_ID)?.y ?? PAGE.height
    const filled = (foot - margin) / (PAGE.height - 2 * margin)
    return compiled.document.numOfPages - 1 + Math.min(1, Math.max(0.001, filled))
  }

  const engine: Engine = {
    warmUp() {
      const [template] = catalogue.templates
      if (!template) return
      const style = Style.parse({ template: `${template.id}@${template.version}` })
      const resume = emptyResume(style)
      engine.layOut({ ...resume, basics: { ...resume.basics, name: '智能简历', city: '杭州' } })
    },
    layOut(resume, photo, { marks } = { marks: true }) {
      const file = catalogue.fileOf(resume.style.template)
      if (!file) throw new UnknownTemplate(resume.style.template)
      const { model, missingGlyphs } = replaceMissingGlyphsInModel(
        buildTemplateInput(resume, photo !== undefined),
        fonts,
      )
      // Without this, memory grows with every edit; what the last documents used stays.
      compiler.evictCache(cacheEvictionAge)
      const fits = resume.style.fit === 'one-page'
      const layOutModel = (model: TemplateInput, isLong: boolean) => {
        // The fit looks where the document ends.
        const draw = (style: PageStyle) => compile(file, { ...model, style, marks: marks || fits }, photo)
        const replacement = fits
          ? fitOnePage(model.style, (style) => extentOf(draw(style), style), isLong)
          : null
        const style = replacement?.style ?? model.style
        const compiled = draw(style)
        const anchors = areasFromAnchors(pointsOf(compiled), PAGE.height, style.margins * ptPerMm)
        const fitted = replacement?.fitted ?? true
        return {
          compiled,
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
        const isDrawn = (model: TemplateInput) => compiles(() => compile(file, model, photo))
        const replaced = replaceUndrawable(model, resume, isDrawn)
        if (!replaced) throw error
        // What the search took of the time is not there for the best look.
        return { ...layOutModel(replaced.model, true), undrawn: replaced.undrawn }
      }
    },
    pdf: ({ compiled }, label) => compressPdfObjects(compiler.pdf(compiled.document), label),
    svg: ({ compiled }) => splitSvg(compiler.svg(compiled.document), glyphCache),
    poster(poster) {
      layouts++
      compiler.evictCache(cacheEvictionAge)
      const { document } = compiler.compile(join(templatesDir, POSTER_FILE), poster)
      const { pages, symbols } = splitSvg(compiler.svg(document), glyphCache)
      return assembleSvg(pages[0]!, symbols)
    },
    layouts: () => layouts,
  }
  return engine
}

/** The entries that lie, in whole or in part, after a page, in their order; each counts a line at the least. */
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
