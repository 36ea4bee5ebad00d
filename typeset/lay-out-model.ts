import { PAGE_SIZES } from '#contract/resume/style-options'
import { END_MARK_ID, areasFromAnchors, type Anchor, type Area } from './areas'
import { fitOnePage, type PageExtent } from './fit-one-page'
import type { TemplateInput, PageStyle } from './template-input/template-input'

const ptPerMm = 72 / 25.4

/** An entry that lies partly or wholly after page 1, and about how many lines of it. */
export type Overflow = { id: string; lines: number }

/** What a layout says besides its drawing. */
export type ModelLayout = {
  pageCount: number
  /** Positions of sections, entries and parts of the head: pages from 1, in pt. */
  anchors: Area[]
  /** For style.fit `one-page`: whether it fits, with which style; otherwise the entries after page 1. */
  fit: { fitted: boolean; fittedLook?: PageStyle; overflowing: Overflow[] }
}

/** A document of any compiler: how many pages it has, and what marks in the order of the document. */
export type CompiledPages = { pageCount: number; anchors(): Anchor[] }

/** `isLong`: the fit is not searched exhaustively, because every trial takes long. */
type Fit = { toOnePage: boolean; isLong: boolean }

/**
 * Lays out a model, in the style closest to its own that fits one page if that is wanted. `compile` is called with
 * the model in each style that is tried, last in the chosen one.
 */
export function layOutModel<C extends CompiledPages>(
  model: TemplateInput,
  { toOnePage, isLong }: Fit,
  compile: (model: TemplateInput) => C,
): ModelLayout & { compiled: C } {
  const draw = (style: PageStyle) => compile({ ...model, style })
  const replacement = toOnePage
    ? fitOnePage(model.style, (style) => extentOf(draw(style), style), isLong)
    : null
  const style = replacement?.style ?? model.style
  const compiled = draw(style)
  const anchors = areasFromAnchors(compiled.anchors(), PAGE_SIZES[style.page].height, style.margins * ptPerMm)
  const fitted = replacement?.fitted ?? true
  return {
    compiled,
    pageCount: compiled.pageCount,
    anchors,
    fit: {
      fitted,
      ...(replacement && { fittedLook: style }),
      overflowing: fitted ? [] : entriesAfter(1, anchors, model, style),
    },
  }
}

/** How many pages a layout fills; a second page counts even when it is empty. */
function extentOf(compiled: CompiledPages, style: PageStyle): PageExtent {
  const margin = style.margins * ptPerMm
  const { height } = PAGE_SIZES[style.page]
  const foot = compiled.anchors().find((point) => point.id === END_MARK_ID)?.y ?? height
  const filled = (foot - margin) / (height - 2 * margin)
  return compiled.pageCount - 1 + Math.min(1, Math.max(0.001, filled))
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
