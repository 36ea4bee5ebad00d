import { areasOfField } from '#app/features/editor/preview/page-geometry'
import { isWrittenOnPage } from '#app/features/editor/page-writing/written-field'
import type { PageArea } from '#app/preview/preview-protocol'
import { findCaret } from './caret-marks'
import { findCarets, placeOfGap, type FoundGap, type PrintedText } from './place-on-page'
import { selectionOf, textAround, textOf } from './text-fields'

const headerAreaIds = ['basics', 'contacts', 'facts', 'intention']

/**
 * Where an end of the selection is among printed letters; that of an empty paragraph is behind the one before. `unprinted`:
 * how many letters in front of it, code units, the pages do not show yet.
 */
export function findGap(
  host: HTMLElement,
  field: HTMLElement,
  printed: PrintedText,
  end: 'anchor' | 'focus',
  unprinted = 0,
): FoundGap | undefined {
  const around = textBefore(textAround(field, end), unprinted)
  if (!around) return undefined
  const before = textOf(field).slice(0, selectionOf(field)?.focus)
  const gaps = around.text
    ? findCarets(printed, around.text, around.caret)
    : findCarets(printed, before, before.length)
  return gaps.length > 1 && isWrittenOnPage(field)
    ? nearestTo(host, gaps, (gap) => placeOfGap(printed, gap))
    : only(gaps)
}

/** A text without so many code units in front of its caret. */
export function textBefore(around: ReturnType<typeof textAround>, unprinted: number): typeof around {
  if (!around || unprinted === 0) return around
  const { text, caret } = around
  return { text: text.slice(0, caret - unprinted) + text.slice(caret), caret: caret - unprinted }
}

/** What is written in the form's first section is in several areas of the head. */
export function areasAround(field: Element, areas: readonly PageArea[]): PageArea[] {
  const own = areasOfField(field, areas)
  if (own[0]?.[0] !== 'basics') return own
  // In the other areas the same letters may be part of another text: a `6` of the phone number.
  const facts = isFact(field) ? areas.filter(([id]) => id === 'facts') : []
  return facts.length > 0 ? facts : areas.filter(([id]) => headerAreaIds.includes(id))
}

const isFact = (field: Element) => /^f-basics\.(?!name|phone|email|city|links)/.test(field.id)

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** Of letters that stand in several places alike, those where the caret is shown now. */
function nearestTo<T>(
  host: Element,
  gaps: readonly T[],
  placeOf: (gap: T) => { x: number; baseline: number } | undefined,
): T | undefined {
  const shown = findCaret(host)?.getBoundingClientRect()
  if (!shown) return undefined
  const distanceOf = (gap: T) => {
    const place = placeOf(gap)
    return place ? Math.hypot(place.x - shown.left, place.baseline - shown.bottom) : Infinity
  }
  return [...gaps].sort((a, b) => distanceOf(a) - distanceOf(b))[0]
}
