import { PAGE_SIZES } from '#contract/resume/style-options'
import { END_MARK_ID, areasFromAnchors, type Anchor, type Area } from './areas'
import { fitOnePage, type PageExtent } from './fit-one-page'
import { drawInLonelyPage, hasLonelyPage } from './lonely-page'
import type { TemplateInput, PageStyle } from './template-input/template-input'

const ptPerMm = 72 / 25.4

/** An entry that lies partly or wholly after page 1, and about how many lines of it. */
export type Overflow = { id: string; lines: number }

/** How much of the last page is filled, from 0 to 1, and about how many lines that is. */
export type LastPage = { filled: number; lines: number }

/** What a layout says besides its drawing. */
export type ModelLayout = {
  pageCount: number
  /** Positions of sections, entries and parts of the head: pages from 1, in pt. */
  anchors: Area[]
  /** For style.fit `one-page`: whether it fits, with which style, and how full that page is; otherwise the entries after page 1. */
  fit: { fitted: boolean; fittedLook?: PageStyle; filled?: number; overflowing: Overflow[] }
  /** About how many lines stand on the last page, where these few have it to themselves. */
  lonelyLines?: number
  lastPage: LastPage
}

/** A document of any compiler: how many pages it has, and what marks in the order of the document. */
export type CompiledPages = { pageCount: number; anchors(): Anchor[] }

/** `isLong`: the fit is not searched exhaustively, because every trial takes long. Asked only when there is a search. */
type Fit = { toOnePage: boolean; isLong: () => boolean }

/**
 * Lays out a model: if one page is wanted in the style closest to its own that fits it, otherwise slightly tighter where
 * that saves a last page of a few lines. `compile` is called with the model in each style that is tried, and marks
 * positions if there is one page to fit.
 */
export function layOutModel<C extends CompiledPages>(
  model: TemplateInput,
  { toOnePage, isLong }: Fit,
  compile: (model: TemplateInput) => C,
): ModelLayout & { compiled: C } {
  const layOut = (style: PageStyle) => {
    const compiled = compile({ ...model, style })
    const points = compiled.anchors()
    return { style, compiled, points, extent: extentOf(model, style, { ...compiled, points }) }
  }
  const replacement = toOnePage ? fitOnePage(model.style, (style) => layOut(style).extent, isLong()) : null
  const wished = layOut(replacement?.style ?? model.style)
  // A slow document has no time for trials.
  const isLonely = !toOnePage && hasLonelyPage(wished.extent) && !isLong()
  const { style, compiled, points, extent } = isLonely ? drawInLonelyPage(wished, layOut) : wished
  const anchors = areasFromAnchors(points, PAGE_SIZES[style.page].height, style.margins * ptPerMm)
  const fitted = replacement?.fitted ?? true
  const lastPage = lastPageOf(extent, style)
  return {
    compiled,
    pageCount: compiled.pageCount,
    anchors,
    fit: {
      fitted,
      ...(replacement && { fittedLook: style, filled: lastPage.filled }),
      overflowing: fitted ? [] : entriesAfter(1, anchors, model, style),
    },
    ...(isLonely && hasLonelyPage(extent) && { lonelyLines: lastPage.lines }),
    lastPage,
  }
}

type Measured = { pageCount: number; points: Anchor[] }

/** How many pages a layout fills; a second page counts even when it is empty, and one that the owner begins is full. */
function extentOf(
  { sections }: TemplateInput,
  style: PageStyle,
  { pageCount, points }: Measured,
): PageExtent {
  const begun = new Set(
    sections.flatMap((part) => [part, ...part.entries].filter((it) => it.breakBefore).map(({ id }) => id)),
  )
  const isBegun = points.some(({ id, at, page }) => at === 'start' && page === pageCount && begun.has(id))
  if (pageCount > 1 && isBegun) return pageCount
  const end = points.find(({ id, page }) => id === END_MARK_ID && page === pageCount)
  const filled = end ? (end.y - style.margins * ptPerMm) / textHeight(style) : 1
  return pageCount - 1 + Math.min(1, Math.max(0.001, filled))
}

/** The height of a page between its margins, in pt. */
const textHeight = ({ page, margins }: PageStyle) => PAGE_SIZES[page].height - 2 * margins * ptPerMm

function lastPageOf(extent: PageExtent, style: PageStyle): LastPage {
  const filled = extent - Math.ceil(extent) + 1
  const lines = Math.max(1, Math.round((filled * textHeight(style)) / (style.size * style.leading)))
  return { filled, lines }
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
