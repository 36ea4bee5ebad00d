import { findCaret } from '#app/features/editor/page-caret/caret-marks'
import { linesInWindow, type LineInWindow } from '#app/features/editor/page-caret/lines-at-point'
import { focusPlace } from '#app/features/editor/page-caret/focus-letter'
import { selectionOf, textFieldSelector, textOf } from '#app/features/editor/page-caret/text-fields'
import { loadEnterAndPaste } from '#app/features/editor/fields/load-enter-and-paste'
import { endFieldAfterDash } from '#app/features/editor/fields/range-dash'
import { pointOnPage, pxPerPtOf } from '#app/features/editor/preview/page-geometry'
import { areaAt } from '#app/features/editor/preview/preview-form-sync'
import type { PressedPages } from './press-page'
import { beginWriting, endWriting } from './written-field'

/** So many lines are tried where nothing of a line can be written, as a page number. */
const maxLines = 4
const columnTolerancePx = 12
/** A key that needs the caret waits so long for a page that is being set. */
const maxWaitMs = 800
const sidewaysWeight = 0.01

/** Where arrows up and down aim at, px of the window; as long as nothing else is pressed. */
let goalX: number | undefined

/** The pages, and what a press at a point of the window does: it ends when one writes there. */
type PagesWithPress = PressedPages & {
  press(page: Element, x: number, y: number): Promise<HTMLElement | undefined>
}

/**
 * Handles a key in the field that is written in on the page: it moves by the lines of the page, not by those of the field.
 * @returns what ends when the key has done its work; undefined for a key that is the field's own
 */
export function handlePageKey(
  event: KeyboardEvent,
  field: HTMLElement,
  pages: PagesWithPress,
): Promise<void> | undefined {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown'
  if (!isVertical) goalX = undefined
  const action = actionOf(event, field, pages)
  return action && Promise.resolve(action())
}

function actionOf({ key, shiftKey }: KeyboardEvent, field: HTMLElement, pages: PagesWithPress) {
  if (key === 'Escape') return () => leavePage(pages.host)
  if (key === 'Tab') return () => goToField(field, shiftKey ? -1 : 1)
  if (shiftKey) return undefined
  if (endFieldAfterDash(field, key)) return () => goToField(field, 1)
  if (key === 'Enter') return field instanceof HTMLInputElement ? () => enterIn(field, pages) : undefined
  if (key === 'ArrowUp') return () => goToLine(pages, -1)
  if (key === 'ArrowDown') return () => goToLine(pages, 1)
  if (key === 'Home') return () => goToEdge(pages, false)
  if (key === 'End') return () => goToEdge(pages, true)
  const { from, to } = selectionOf(field) ?? { from: -1, to: -1 }
  if (key === 'ArrowLeft' && from === 0 && to === 0) return () => goToField(field, -1)
  if (key === 'ArrowRight' && from === textOf(field).length && to === from)
    return () => goToField(field, 1, 0)
  return undefined
}

/** Ends writing on the page: the keys belong to the pages again. */
export function leavePage(host: HTMLElement) {
  endWriting()
  host.parentElement?.focus({ preventScroll: true })
}

/** Goes on in the next text of the form, or the one before: empty ones only where they are in sight. */
function goToField(field: HTMLElement, step: 1 | -1, offset?: number) {
  const fields = [...document.querySelectorAll<HTMLElement>(`main :is(${textFieldSelector})`)].filter(
    (one) => one === field || textOf(one).trim() !== '' || one.checkVisibility(),
  )
  writeIn(fields[fields.indexOf(field) + step], offset)
}

/** Enter: a line that says several fields is split into them. Otherwise, and without a network, it is as Tab. */
async function enterIn(field: HTMLInputElement, { store }: PressedPages) {
  const typed = textOf(field)
  const module = await loadEnterAndPaste()
  const isSplit = module ? await module.splitTyped(field, typed, store) : false
  if (isSplit) writeIn(module!.nextField(field, true))
  else if (isSplit === false) goToField(field, 1)
}

function writeIn(next: HTMLElement | undefined, offset?: number) {
  if (!next) return
  focusPlace({ field: next, offset: offset ?? textOf(next).length })
  beginWriting(next)
}

/** Goes to the line above or below the caret, on the next page too. */
async function goToLine(pages: PagesWithPress, step: 1 | -1) {
  const caret = await shownCaret(pages.host)
  if (!caret) return
  const { page, left, top, bottom, middle } = caret
  const x = (goalX ??= left)
  const isBeyond = ({ box }: LineInWindow) =>
    step > 0 ? box.top > middle && box.bottom > bottom : box.bottom < middle && box.top < top
  const sheets = [...pages.host.querySelectorAll('svg.sheet')]
  const next = sheets[sheets.indexOf(page) + step]
  const column = columnOf(pages, page, left, middle)
  const candidates = [page, next].flatMap((sheet) => {
    if (!sheet) return []
    const lines = linesInWindow(sheet).filter(isBeyond)
    const inColumn = lines.filter(({ box }) => column.left <= box.left && box.left <= column.right)
    return byDistance(inColumn, x, middle).map((line) => ({ sheet, line }))
  })
  for (const { sheet, line } of candidates.slice(0, maxLines)) {
    const { left, right, top, bottom } = line.box
    if (await pages.press(sheet, Math.max(left, Math.min(x, right)), (top + bottom) / 2)) return
  }
}

/** The caret once the page shows what was typed or deleted last; undefined where it never does. */
async function shownCaret(host: HTMLElement) {
  const end = performance.now() + maxWaitMs
  let caret = caretOnPage(host)
  while (!caret && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    caret = caretOnPage(host)
  }
  return caret
}

/** The page with the caret, and where it is in the window. */
function caretOnPage(host: HTMLElement) {
  const caret = findCaret(host)
  const page = caret?.parentElement?.querySelector('svg.sheet')
  if (!caret || !page) return undefined
  const { left, top, bottom } = caret.getBoundingClientRect()
  return { page, left, top, bottom, middle: (top + bottom) / 2 }
}

/** The sides of what lies at a point of a page, px of the window. */
function columnOf({ host, areas }: PressedPages, page: Element, x: number, y: number) {
  const box = page.getBoundingClientRect()
  const area = areaAt(areas, pointOnPage(host, page, x, y))
  if (!area) return box
  const pxPerPt = pxPerPtOf(page)
  const left = box.left + area[2] * pxPerPt - columnTolerancePx
  return { left, right: left + area[4] * pxPerPt + 2 * columnTolerancePx }
}

/** Lines of one row are told apart by where they are beside the caret. */
function byDistance(lines: LineInWindow[], x: number, y: number): LineInWindow[] {
  const distance = ({ box }: LineInWindow) =>
    Math.abs((box.top + box.bottom) / 2 - y) + Math.max(box.left - x, x - box.right, 0) * sidewaysWeight
  return [...lines].sort((a, b) => distance(a) - distance(b))
}

/** Goes to an end of the printed line, which may be several runs of different letters. */
async function goToEdge(pages: PagesWithPress, isEnd: boolean) {
  const caret = await shownCaret(pages.host)
  if (!caret) return
  const { page, left, top, bottom, middle } = caret
  const column = columnOf(pages, page, left, middle)
  const boxes = linesInWindow(page)
    .map(({ box }) => box)
    .filter((box) => Math.abs((box.top + box.bottom) / 2 - middle) < (bottom - top) / 2)
    .filter((box) => column.left <= box.left && box.left <= column.right)
  const edge = isEnd
    ? Math.max(...boxes.map(({ right }) => right))
    : Math.min(...boxes.map((box) => box.left))
  if (boxes.length > 0) await pages.press(page, edge, middle)
}
