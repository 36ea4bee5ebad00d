import { linesInWindow, nearestLine } from './lines-at-point'
import { createPageMark, putOnPage } from './page-mark'
import type { PlaceOnPage, StretchOnPage } from './place-on-page'

/** The parts of a caret above and below the baseline. */
const [above, below] = [0.92, 0.14]
/** The size of letters in a caret's height. */
const fontOfHeight = 0.85
/** How far the next line is, in heights of the one before. */
const newLinePitch = 1.5
const caretWidthPx = 2
/** A caret that has stood still for so long blinks. */
const restMs = 600

let blinking: ReturnType<typeof setTimeout> | undefined
/** The drawn marks: looking for them among the thousands of elements of the pages would take longer than drawing them. */
let drawnCaret: HTMLElement | undefined
let drawnComposition: HTMLElement | undefined
let drawnSelection: HTMLElement[] = []

/** Shows the caret at a place; for a new line one line below it, behind a bullet of its own if that is one. */
export function showCaret(host: HTMLElement, place: PlaceOnPage, newLine?: 'bullet' | 'paragraph') {
  const isNewLine = newLine !== undefined
  // Measured before anything is written: the page would be laid out once more for it.
  const view = host.parentElement?.getBoundingClientRect()
  removeComposition(host)
  nameCaret(host, undefined)
  const caret = (drawnCaret = findCaret(host) ?? createPageMark('page-caret'))
  caret.classList.toggle('page-caret-new-line', isNewLine)
  caret.classList.toggle('page-caret-new-bullet', newLine === 'bullet')
  const x = (isNewLine ? place.lineX : place.x) - 1
  const downPx = isNewLine ? place.height * newLinePitch : 0
  putOnLine(caret, { ...place, x, width: caretWidthPx }, downPx)
  // As carets do; and each key in a blinking one would cost several frames.
  caret.classList.remove('page-caret-resting')
  clearTimeout(blinking)
  blinking = setTimeout(() => caret.classList.add('page-caret-resting'), restMs)
  keepInView(host, view, topOf(place, downPx), place.height)
}

const within = (host: Element, mark: HTMLElement | undefined) =>
  host.contains(mark ?? null) ? mark : undefined

export const findCaret = (host: Element) => within(host, drawnCaret)
export function removeCaret(host: Element) {
  findCaret(host)?.remove()
  removeComposition(host)
}

/** Says beside the caret which field is written in: an empty one is nowhere on the page. */
export function nameCaret(host: Element, field: string | null | undefined) {
  const caret = findCaret(host)
  if (caret && field) caret.dataset.field = field
  else delete caret?.dataset.field
}

/** Shows the caret at the start of the line at a point of the window: of an example, which makes way for what is typed. */
export function showCaretAtLine(host: HTMLElement, page: Element, clientX: number, clientY: number) {
  const line = nearestLine(linesInWindow(page), clientX, clientY)
  const matrix = line?.path.getScreenCTM()
  if (!line || !matrix) return
  const { left, height } = line.box
  showCaret(host, { page, x: left, lineX: left, baseline: matrix.f, height })
}

/** Shows what an input method composes, over the page: it is not in the document yet. */
export function showComposition(host: HTMLElement, text: string) {
  const caret = findCaret(host)
  if (!caret?.parentElement) return
  const mark = (drawnComposition = within(host, drawnComposition) ?? createPageMark('page-composition'))
  mark.textContent = text
  for (const side of ['left', 'top', 'height'] as const) mark.style[side] = caret.style[side]
  mark.style.fontSize = `${caret.offsetHeight * fontOfHeight}px`
  if (mark.parentElement !== caret.parentElement) caret.parentElement.append(mark)
}

/** px */
export const compositionWidth = (host: Element) => within(host, drawnComposition)?.offsetWidth ?? 0

export const removeComposition = (host: Element) => within(host, drawnComposition)?.remove()

/** Marks the selected stretches, and those alone. */
export function showSelection(host: HTMLElement, stretches: readonly StretchOnPage[]) {
  const before = drawnSelection.filter((mark) => host.contains(mark))
  drawnSelection = stretches.map((stretch, i) => {
    const mark = before[i] ?? createPageMark('page-selection')
    putOnLine(mark, stretch)
    return mark
  })
  for (const mark of before.slice(stretches.length)) mark.remove()
}

/** Puts a mark where letters of a line are. */
function putOnLine(mark: HTMLElement, { page, x, baseline, height, width }: StretchOnPage, downPx = 0) {
  const box = page.getBoundingClientRect()
  const y = topOf({ baseline, height }, downPx) - box.top
  putOnPage(mark, page, { x: x - box.left, y, width, height: (above + below) * height })
}

const topOf = ({ baseline, height }: Pick<PlaceOnPage, 'baseline' | 'height'>, downPx: number) =>
  baseline + downPx - above * height

/** Scrolls the pages to a line. */
function keepInView(host: HTMLElement, view: DOMRect | undefined, top: number, height: number) {
  if (view && (top < view.top || top + (above + below) * height > view.bottom))
    host.parentElement?.scrollBy({ top: top - view.top - view.height / 3, behavior: 'smooth' })
}
