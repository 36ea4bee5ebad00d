import type { PageArea } from '#app/preview/preview-protocol'
import {
  composedOnPage,
  isMarkedLineStart,
  isWrittenOnPage,
  layOverCaret,
  returnToForm,
} from '#app/features/editor/page-writing/written-field'
import { nameCaret, removeCaret, showCaret, showSelection } from './caret-marks'
import { withdrawIfSet, withdrawTyped } from './draw-typed'
import { readLines } from './drawn-lines'
import { areasAround, findGap } from './find-gap'
import { letterOf, readLetters } from './glyph-letters'
import { glyphsOf } from './lines-at-point'
import { placeOfEmpty } from './place-of-empty'
import { placeOfGap, readPrintedText, startOfRow, stretchesBetween, type PrintedText } from './place-on-page'
import { makeWayForComposed, showTyped } from './show-typed'
import { isTextField, selectionOf, textAround, textOf } from './text-fields'

/** Typed letters are drawn within this time: until then a caret that is not found stays where it was. */
const staleMs = 800

let latestCall = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Draws the caret or the selection of the focused field on the pages, and removes it where it is not found. */
export async function drawCaret(host: HTMLElement, areas: readonly PageArea[]): Promise<void> {
  const call = ++latestCall
  const field = document.activeElement
  if (!isTextField(field)) {
    clear(host)
    // Known before the first press, whose caret else waits for an answer.
    return void readLetters(glyphsOf(sheetsOf(host).flatMap(readLines)))
  }
  const [text, selection, around] = [textOf(field), selectionOf(field), areasAround(field, areas)]
  if (!selection) return clear(host)
  if (text === '') {
    const place = isWrittenOnPage(field) ? await placeOfEmpty(host, field, areas) : undefined
    if (call !== latestCall) return
    if (place) showCaret(host, place)
    return isWrittenOnPage(field) ? keepCaret(host, field) : clear(host)
  }
  // Nothing of it is printed yet.
  if (around.length === 0) return isWrittenOnPage(field) ? removeSoon(host) : clear(host)
  withdrawIfSet()
  const printed = await readPrintedText(sheetsOf(host), around)
  if (call !== latestCall) return
  const composed = composedOnPage(field)
  if (composed !== undefined) {
    if (!makeWayForComposed(host, field, printed, around, composed)) withdrawTyped()
    return
  }
  const gap = findGap(host, field, printed, 'focus')
  if (showTyped(host, field, printed, around, gap?.missing ?? Infinity)) return cancelRemoval()
  withdrawTyped()
  const isMarked = gap && isMarkedLineStart(field, selection.focus)
  const place = gap && placeOfGap(printed, isMarked ? { ...gap, isAfterPrevious: false } : gap)
  if (!place) {
    removeSoon(host)
    if (await readUnknown(printed)) await drawCaret(host, areas)
    return
  }
  cancelRemoval()
  const other = selection.from < selection.to ? findGap(host, field, printed, 'anchor') : undefined
  const [start, end] = selection.focus === selection.from ? [gap, other] : [other, gap]
  showSelection(host, start && end ? stretchesBetween(printed, start, end) : [])
  if (textAround(field, 'focus')?.text === '')
    showCaret(host, { ...place, lineX: startOfRow(printed, place) }, isInBullets() ? 'bullet' : 'paragraph')
  else showCaret(host, place)
  layOverCaret(host, field)
}

const sheetsOf = (host: HTMLElement) => [...host.querySelectorAll('svg.sheet')]

function isInBullets(): boolean {
  const node = getSelection()?.focusNode
  return (node instanceof Element ? node : node?.parentElement)?.closest('ul, ol')?.matches('ul') ?? false
}

/** Reads the letters that the page has and that are not known, as those of a short word. Returns whether there were any. */
async function readUnknown({ glyphs }: PrintedText): Promise<boolean> {
  const unknown = glyphs.map(({ id }) => id).filter((id) => letterOf(id) === undefined)
  await readLetters(unknown)
  return unknown.some((id) => letterOf(id) !== undefined)
}

/** Nothing of the field is printed: what is typed will be where the caret was, or about there. */
function keepCaret(host: HTMLElement, field: HTMLElement) {
  cancelRemoval()
  withdrawTyped()
  showSelection(host, [])
  nameCaret(host, document.querySelector(`label[for="${CSS.escape(field.id)}"]`)?.textContent)
  layOverCaret(host, field)
}

function clear(host: HTMLElement) {
  withdrawTyped()
  cancelRemoval()
  removeCaret(host)
  showSelection(host, [])
  returnToForm()
}

function removeSoon(host: HTMLElement) {
  removal ??= setTimeout(() => clear(host), staleMs)
}

function cancelRemoval() {
  clearTimeout(removal)
  removal = undefined
}
