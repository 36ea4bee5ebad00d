import { areasOfField } from '#app/features/editor/preview/page-geometry'
import type { PageArea } from '#app/preview/preview-protocol'
import {
  isComposingOnPage,
  isMarkedLineStart,
  isWrittenOnPage,
  layOverCaret,
  returnToForm,
} from '#app/features/editor/page-writing/written-field'
import { findCaret, nameCaret, removeCaret, showCaret, showSelection } from './caret-marks'
import { readLines } from './drawn-lines'
import type { LetterGap } from './find-letter'
import { readLetters } from './glyph-letters'
import { glyphsOf } from './lines-at-point'
import {
  findCarets,
  placeOfGap,
  readPrintedText,
  startOfRow,
  stretchesBetween,
  type PrintedText,
} from './place-on-page'
import { isTextField, selectionOf, textAround, textOf } from './text-fields'

/** Typed letters are drawn within this time: until then a caret that is not found stays where it was. */
const staleMs = 400
const headerAreaIds = ['basics', 'contacts', 'facts', 'intention']

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
  if (isComposingOnPage(field)) return
  const [text, selection, around] = [textOf(field), selectionOf(field), areasAround(field, areas)]
  if (!selection || around.length === 0) return clear(host)
  // Nothing of it is printed: what is typed will be where the last letter was, or the example's first one.
  if (text === '') return isWrittenOnPage(field) ? keepCaret(host, field) : clear(host)
  const printed = await readPrintedText(sheetsOf(host), around)
  if (call !== latestCall) return
  const [gap, other] = (['focus', 'anchor'] as const).map((end) => findGap(host, field, printed, end))
  const isMarked = gap && isMarkedLineStart(field, selection.focus)
  const place = gap && placeOfGap(printed, isMarked ? { ...gap, isAfterPrevious: false } : gap)
  if (!place) {
    removal ??= setTimeout(() => clear(host), staleMs)
    return
  }
  cancelRemoval()
  const [start, end] = selection.focus === selection.from ? [gap, other] : [other, gap]
  showSelection(host, start && end ? stretchesBetween(printed, start, end) : [])
  if (textAround(field, 'focus')?.text === '')
    showCaret(host, { ...place, lineX: startOfRow(printed, place) }, isInBullets() ? 'bullet' : 'paragraph')
  else showCaret(host, place)
  layOverCaret(host, field)
}

const sheetsOf = (host: HTMLElement) => [...host.querySelectorAll('svg.sheet')]

/** Where an end of the selection is among printed letters; that of an empty paragraph is behind the one before. */
function findGap(
  host: Element,
  field: HTMLElement,
  printed: PrintedText,
  end: 'anchor' | 'focus',
): LetterGap | undefined {
  const around = textAround(field, end)
  if (!around) return undefined
  const before = textOf(field).slice(0, selectionOf(field)?.focus)
  const gaps = around.text
    ? findCarets(printed, around.text, around.caret)
    : findCarets(printed, before, before.length)
  return gaps.length > 1 && isWrittenOnPage(field)
    ? nearestTo(host, gaps, (gap) => placeOfGap(printed, gap))
    : only(gaps)
}

/** What is written in the form's first section is in several areas of the head. */
function areasAround(field: Element, areas: readonly PageArea[]): PageArea[] {
  const own = areasOfField(field, areas)
  if (own[0]?.[0] !== 'basics') return own
  // In the other areas the same letters may be part of another text: a `6` of the phone number.
  const facts = isFact(field) ? areas.filter(([id]) => id === 'facts') : []
  return facts.length > 0 ? facts : areas.filter(([id]) => headerAreaIds.includes(id))
}

function isInBullets(): boolean {
  const node = getSelection()?.focusNode
  return (node instanceof Element ? node : node?.parentElement)?.closest('ul, ol')?.matches('ul') ?? false
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

function keepCaret(host: HTMLElement, field: HTMLElement) {
  cancelRemoval()
  showSelection(host, [])
  nameCaret(host, document.querySelector(`label[for="${CSS.escape(field.id)}"]`)?.textContent)
  layOverCaret(host, field)
}

function clear(host: HTMLElement) {
  cancelRemoval()
  removeCaret(host)
  showSelection(host, [])
  returnToForm()
}

function cancelRemoval() {
  clearTimeout(removal)
  removal = undefined
}
