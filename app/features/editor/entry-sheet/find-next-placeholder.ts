import { findPlaceholders } from '#app/components/find-placeholders'

type LineField = HTMLInputElement | HTMLTextAreaElement
/** Where a placeholder stands in the form. */
export type PlaceholderPlace =
  { field: LineField; from: number; to: number } | { field: HTMLElement; range: Range }

const isLineField = (field: Element): field is LineField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/** What was gone to in an entry since one of its placeholders was filled in; `left` is how many it had, and `isAbove` that its end was passed. */
export type Round = { left: number; isAbove: boolean; seen: Set<string> }
export const newRound = (): Round => ({ left: 0, isAbove: false, seen: new Set() })

/**
 * The one behind the caret; behind the last, those above that were not gone to, which are all once more when one was filled in.
 * Undefined when the round is done: who fills in none is not led in circles.
 */
export function findInRound(entry: Element, round: Round): PlaceholderPlace | undefined {
  const places = placesOf(entry)
  if (round.left !== places.length) Object.assign(round, newRound(), { left: places.length })
  const names = namesOf(places)
  const isBehind = (place: PlaceholderPlace) => entry.contains(document.activeElement) && isBehindCaret(place)
  const below = round.isAbove ? undefined : places.find(isBehind)
  const next = below ?? places.find((place, i) => !isSelected(place) && !round.seen.has(names[i]!))
  if (!next) return undefined
  round.isAbove = !below
  round.seen.add(names[places.indexOf(next)]!)
  return next
}

/** Of places with the same words each has a name of its own. */
function namesOf(places: PlaceholderPlace[]): string[] {
  const words = places.map((place) =>
    'range' in place ? place.range.toString() : place.field.value.slice(place.from, place.to),
  )
  return words.map((word, i) => `${word}${words.slice(0, i).filter((one) => one === word).length}`)
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
