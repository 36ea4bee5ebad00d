import { layOverCaret } from '#app/features/editor/page-writing/written-field'
import { pxPerPtOf } from '#app/features/editor/preview/page-geometry'
import type { PageArea } from '#app/preview/preview-protocol'
import { compositionWidth, showCaret } from './caret-marks'
import { drawTyped } from './draw-typed'
import { findGap, textBefore } from './find-gap'
import { placeOfGap, type PrintedText } from './place-on-page'
import { textAround } from './text-fields'
import { typedIn } from './typed-letters'

/** No more is typed while a page is set, fitted to its paper too. */
const maxParts = 40

/**
 * Shows what was typed behind the last letter that the pages have. Returns whether it could. `missing`: around the
 * caret as the pages have it; in the middle of a line the letters behind it are found without what was typed too.
 */
export function showTyped(
  host: HTMLElement,
  field: HTMLElement,
  printed: PrintedText,
  areas: readonly PageArea[],
  missing: number,
): boolean {
  // What was selected is on the page until it is set.
  if (host.querySelector('.page-selection')) return false
  let letters = ''
  for (const part of typedIn(field).slice(-maxParts).reverse()) {
    letters = part + letters
    const around = textAround(field, 'focus')
    // The caret was moved since.
    if (!around?.text.slice(0, around.caret).endsWith(letters)) return false
    const before = textBefore(around, letters.length)
    // A new line has no place yet.
    if (!before?.text) return false
    const gap = findGap(host, field, printed, 'focus', letters.length)
    const place = gap && placeOfGap(printed, gap)
    const isThere = gap && (gap.isAfterPrevious || before.caret === 0)
    if (!place || !isThere || gap.missing >= missing) continue
    const previous = [...before.text.slice(0, before.caret)].at(-1) ?? ''
    const right = rightOf(place.page, host, areas)
    const width = drawTyped(printed, gap, { letters, previous }, right)
    if (width === undefined) return false
    showCaret(host, { ...place, x: place.x + width })
    layOverCaret(host, field)
    return true
  }
  return false
}

/**
 * Moves the letters behind what an input method composes, which is drawn over the page and is in the field already, so that
 * it stands between them. Returns whether it could.
 */
export function makeWayForComposed(
  host: HTMLElement,
  field: HTMLElement,
  printed: PrintedText,
  areas: readonly PageArea[],
  composed: string,
): boolean {
  const gap = findGap(host, field, printed, 'focus', composed.length)
  const place = gap && placeOfGap(printed, gap)
  if (!place || host.querySelector('.page-selection')) return false
  const right = rightOf(place.page, host, areas)
  return drawTyped(printed, gap, { widthPx: compositionWidth(host) }, right) !== undefined
}

/** How far areas reach on a page, px of the window. */
function rightOf(page: Element, host: HTMLElement, areas: readonly PageArea[]): number {
  const number = [...host.querySelectorAll('svg.sheet')].indexOf(page) + 1
  const rights = areas.filter(([, of]) => of === number).map(([, , x, , width]) => x + width)
  return page.getBoundingClientRect().left + Math.max(...rights) * pxPerPtOf(page)
}
