import { findPlaceholders } from '#app/components/find-placeholders'

type LineField = HTMLInputElement | HTMLTextAreaElement
/** Where a placeholder stands in the form. */
export type PlaceholderPlace =
  { field: LineField; from: number; to: number } | { field: HTMLElement; range: Range }

const isLineField = (field: Element): field is LineField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/** Returns the placeholder behind the caret, or the first of an entry in which there is no caret; undefined behind the last. */
export function findNextPlaceholder(entry: Element): PlaceholderPlace | undefined {
  return entry.contains(document.activeElement)
    ? placesOf(entry).find(isBehindCaret)
    : findFirstPlaceholder(entry)
}

export const findFirstPlaceholder = (entry: Element): PlaceholderPlace | undefined =>
  placesOf(entry).find((place) => !isSelected(place))

const placesOf = (entry: Element) =>
  [...entry.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true]')]
    .filter((field) => field.checkVisibility?.() ?? true)
    .flatMap(placesIn)

/** Those of one field. */
export function placesIn(field: HTMLElement): PlaceholderPlace[] {
  if (isLineField(field)) return findPlaceholders(field.value).map((place) => ({ field, ...place }))
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const places: PlaceholderPlace[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { from, to } of findPlaceholders(node.nodeValue ?? '')) {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      places.push({ field, range })
    }
  return places
}

function isBehindCaret(place: PlaceholderPlace): boolean {
  const active = document.activeElement!
  if (active !== place.field)
    return Boolean(active.compareDocumentPosition(place.field) & Node.DOCUMENT_POSITION_FOLLOWING)
  if (!('range' in place)) return place.from >= (place.field.selectionEnd ?? 0)
  const selection = getSelection()
  if (!selection?.rangeCount) return false
  return place.range.compareBoundaryPoints(Range.END_TO_START, selection.getRangeAt(0)) >= 0
}

const isSelected = (place: PlaceholderPlace) =>
  document.activeElement === place.field &&
  ('range' in place
    ? getSelection()?.toString() === place.range.toString()
    : place.field.selectionStart === place.from && place.field.selectionEnd === place.to)

/** Selects a placeholder, so that typing replaces it. */
export function selectPlaceholderAt(place: PlaceholderPlace) {
  place.field.focus({ preventScroll: true })
  if ('range' in place) {
    const { startContainer, startOffset, endContainer, endOffset } = place.range
    getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
  } else place.field.setSelectionRange(place.from, place.to)
}

/** Selects it, and brings it into the part of its sheet that is seen. */
export function selectPlace(place: PlaceholderPlace, sheet: Element, seen: { top: number; bottom: number }) {
  selectPlaceholderAt(place)
  const { top, bottom } = ('range' in place ? place.range : place.field).getBoundingClientRect()
  if (top >= seen.top && bottom <= seen.bottom) return
  // Far enough that the next ones are seen as well.
  sheet.scrollBy({ top: top - seen.top - (seen.bottom - seen.top) / 4, behavior: 'instant' })
}
