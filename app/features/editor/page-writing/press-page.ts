import { findInFields, focusPlace, type TextPlace } from '#app/features/editor/page-caret/focus-letter'
import { requestTimeoutMs } from '#app/features/editor/page-caret/glyph-letters'
import {
  areIncomplete,
  lettersAtGap,
  linesInWindow,
  nearestGap,
  nearestLine,
  type PressedLetters,
} from '#app/features/editor/page-caret/lines-at-point'
import { isTextField } from '#app/features/editor/page-caret/text-fields'
import { openPageSheet, opensSheet } from '#app/features/editor/page-sheet/page-sheet'
import { withRestoreFocus } from '#app/features/editor/form-intents/use-editor-form'
import { focusInFold } from '#app/features/editor/pane-switching/open-folds-around'
import { pointOnPage } from '#app/features/editor/preview/page-geometry'
import { areaAt } from '#app/features/editor/preview/preview-form-sync'
import { revealSection } from '#app/features/editor/shortcuts/use-shortcuts'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import type { PageArea } from '#app/preview/preview-protocol'
import { areaOfLabelAt } from '#app/preview/veil-box'
import { findInExample, findInHead } from './find-in-example'
import { markLineStart } from './written-field'

/** Height of a section's or an entry's title line, pt; its text is below. */
const titleHeightPt = 26
const entryText = 'details textarea, [contenteditable=true], textarea'
/** Fields of the header's parts, whose ids are neither a section's nor an entry's. */
const headerFieldIds: Record<string, string> = {
  contacts: 'f-basics.phone',
  facts: 'basics',
  intention: 'f-intention.position',
  photo: 'basics',
}

/** The pages that are pressed, and the document they show. */
export type PressedPages = { host: HTMLElement; store: EditorStore; areas: readonly PageArea[] }

/** What a press has led to. */
export type PagePress = {
  /** The focused field; undefined where nothing is printed that has one. */
  field?: HTMLElement
  /**
   * Puts the caret at the letter that the service was slow to say, unless something else was done meanwhile. Absent where the letter is
   * known. @returns the field that it is in
   */
  followLetter?: (isOvertaken: () => boolean) => Promise<HTMLElement | undefined>
}

/** Focuses the field of what is printed at a point of the window, with its caret at the pressed letter. */
export async function pressPage(
  { host, store, areas }: PressedPages,
  page: Element,
  clientX: number,
  clientY: number,
): Promise<PagePress> {
  const lines = linesInWindow(page)
  const line = nearestLine(lines, clientX, clientY)
  const gap = line ? nearestGap(line, clientX) : 0
  const point = pointOnPage(host, page, clientX, clientY)
  // Of an example only the first entry is there to be written: the others lead to their section.
  const leadsToField = (id: string) => id in headerFieldIds || document.getElementById(id) !== null
  const area = areaAt(areas, point, leadsToField) ?? areaOfLabelAt(areas, point)
  if (!area) return {}
  const [id, , , top] = area
  const placeId = document.getElementById(id) ? id : 'basics'
  const place = document.getElementById(placeId)
  const headerField = document.getElementById(headerFieldIds[id] ?? '')
  const isSheet = opensSheet()
  if (isSheet && place) {
    openPageSheet({ place, store, pages: host.parentElement!, page, y: clientY })
    // Within the tap: later a phone would show no keyboard. The letters then lead to the field itself.
    focusWithoutLetter(headerField, place, point.y - top)
    if (!place.contains(document.activeElement)) focusFirstField(place)
  }
  const before = document.activeElement
  // Opening in the form focuses the first field: what is typed before the letters are known would go there.
  const letters = line && (await lettersAtGap(lines, line, gap))
  if (!isSheet) await openInForm(store, placeId, headerField)
  const isFound = letters && place && focusLetter(store, place, letters, gap)
  if (!isFound && !isSheet) focusWithoutLetter(headerField, place, point.y - top)
  // A field that was written in before, and is not what was pressed, takes no letters any more.
  const field = isFound || document.activeElement !== before ? focusedWithin(place) : undefined
  if (!letters || !place || !areIncomplete(letters)) return { field }
  return {
    field,
    async followLetter(isOvertaken) {
      const known = await lettersAtGap(lines, line, gap, requestTimeoutMs)
      if (isOvertaken() || !focusLetter(store, place, known, gap)) return undefined
      return focusedWithin(place)
    },
  }
}

/** @returns false where no field has the letters */
function focusLetter(store: EditorStore, place: Element, letters: PressedLetters, gap: number): boolean {
  const pressed = findPlace(store, place, letters)
  if (!pressed) return false
  if (gap === 0) markLineStart(pressed.field, pressed.offset)
  focusPlace({ ...pressed, isLineStart: gap === 0 })
  return true
}

function focusedWithin(place: Element | null): HTMLElement | undefined {
  const focused = document.activeElement
  return isTextField(focused) && place?.contains(focused) ? focused : undefined
}

/** Shows the content pane with a part of the form open, unless one writes there already. */
async function openInForm(store: EditorStore, placeId: string, headerField: HTMLElement | null) {
  if (document.getElementById(placeId)?.contains(document.activeElement)) return
  const content = document.querySelector<HTMLInputElement>('#pane-content')
  if (content && !content.checked) content.click()
  if (!(headerField instanceof HTMLInputElement)) revealSection(store, placeId)
  // Once the entry is open and in view, which the code of the first press does.
  await withRestoreFocus(() => undefined)
  await nextFrame()
  await nextFrame()
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

function findPlace(store: EditorStore, place: Element, letters: PressedLetters): TextPlace | undefined {
  const own = findInFields(place, letters)
  if (own) return own
  const state = store.getState()
  const name =
    findInExample(state, letters) ?? (place.id === 'basics' ? findInHead(state, letters) : undefined)
  const field = document.getElementById(`f-${name}`)
  return field ? { field, offset: 0 } : undefined
}

function focusWithoutLetter(headerField: HTMLElement | null, place: HTMLElement | null, belowTopPt: number) {
  if (headerField instanceof HTMLInputElement) focusInFold(headerField)
  // The press was on the text, not the title.
  else if (belowTopPt >= titleHeightPt) place?.querySelector<HTMLElement>(entryText)?.focus()
}

function focusFirstField(place: HTMLElement | null) {
  const fields =
    place?.querySelectorAll<HTMLElement>(
      'details :is(input:not([type=hidden]), textarea, [contenteditable=true])',
    ) ?? []
  const shown = [...fields].find((field) => field.checkVisibility())
  ;(shown ?? place?.querySelector<HTMLElement>('.entry > summary'))?.focus({ preventScroll: true })
}
