import { findCaret } from '#app/features/editor/page-caret/caret-marks'
import { isControl } from '#app/features/editor/page-caret/text-fields'
import { caretRectOf } from './caret-rect'
import { placeTools, returnTools } from './page-tools'

/** The field that is written in on the page. It is known by its id too: loading its editor replaces the element. */
let written: { id: string; field: HTMLElement } | undefined
/** What lies unseen over the caret of the page, and what stands in its place in the form. */
let laid: { field: HTMLElement; stand: HTMLElement; x: number; y: number } | undefined
/** What an input method has in the field now. */
let composed: string | undefined
/** A caret that was put in front of a printed line: it is not shown behind the line above. */
let lineStart: { field: HTMLElement; offset: number } | undefined

export const isWrittenOnPage = (field: Element): boolean =>
  written !== undefined && (written.field === field || (written.id !== '' && written.id === field.id))

/** Text of an input method is in the field, but not on the page: the caret waits where it began. */
export const composedOnPage = (field: Element): string | undefined =>
  isWrittenOnPage(field) ? composed : undefined
export const setComposed = (text: string | undefined) => void (composed = text)

export const markLineStart = (field: HTMLElement, offset: number) => void (lineStart = { field, offset })
export const isMarkedLineStart = (field: HTMLElement, offset: number): boolean =>
  lineStart?.field === field && lineStart.offset === offset

/** The field is written in on the page from now on, until it loses the focus. */
export function beginWriting(field: HTMLElement) {
  if (!isWrittenOnPage(field)) returnToForm()
  written = { id: field.id, field }
}

export function endWriting() {
  written = undefined
  composed = undefined
  returnToForm()
}

/**
 * Moves the focused field, unseen, so that its caret is where the page shows it: an input method opens its window there,
 * and a browser that scrolls to the caret stays where one looks.
 */
export function layOverCaret(host: Element, field: HTMLElement) {
  const shown = findCaret(host)?.getBoundingClientRect()
  if (!shown || !isWrittenOnPage(field)) return returnToForm()
  if (laid?.field !== field) {
    returnToForm()
    laid = { field, stand: createStand(field), x: 0, y: 0 }
    field.dataset.onPage = ''
  }
  updateStand(laid.stand, field)
  const own = caretRectOf(field)
  laid.x += shown.left - own.left
  laid.y += shown.top - own.top
  field.style.translate = `${laid.x}px ${laid.y}px`
  placeTools(host, field, shown)
}

/** The field whose text stands in the form at a point of the window. */
export function fieldOfStandAt(x: number, y: number): HTMLElement | undefined {
  const box = laid?.stand.getBoundingClientRect()
  const isInside = box && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
  return isInside ? laid?.field : undefined
}

/** Shows the field in the form again. */
export function returnToForm() {
  if (!laid) return
  const { field, stand } = laid
  laid = undefined
  stand.remove()
  delete field.dataset.onPage
  field.style.translate = ''
  returnTools()
}

/** Shows the text of the field in its place in the form, for the eye alone. */
function createStand(field: HTMLElement): HTMLElement {
  const stand = field.cloneNode(true) as HTMLElement
  for (const { name } of [...stand.attributes]) if (name !== 'class') stand.removeAttribute(name)
  stand.classList.add('field-on-page')
  stand.setAttribute('aria-hidden', 'true')
  stand.inert = true
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = field
  for (const [side, px] of Object.entries({ left, top, width, height }))
    stand.style.setProperty(side, `${px}px`)
  field.after(stand)
  return stand
}

function updateStand(stand: HTMLElement, field: HTMLElement) {
  stand.style.height = `${field.offsetHeight}px`
  if (isControl(stand) && isControl(field)) stand.value = field.value
  else stand.innerHTML = field.innerHTML
}
