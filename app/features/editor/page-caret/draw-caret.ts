import { areasOfField } from '#app/features/editor/preview/page-geometry'
import type { PageArea } from '#app/preview/preview-protocol'
import { placeOnPage, type PlaceOnPage } from './place-on-page'
import { caretOf, textFieldSelector, textOf } from './text-fields'

/** The parts of a caret above and below the baseline. */
const [above, below] = [0.92, 0.14]
/** Typed letters are drawn within this time: until then a caret that is not found stays where it was. */
const staleMs = 400
const headerAreaIds = ['basics', 'contacts', 'facts', 'intention']

let latestCall = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Draws the caret of the focused field on the pages, and removes it where it is not found. */
export async function drawCaret(host: HTMLElement, areas: readonly PageArea[]): Promise<void> {
  const call = ++latestCall
  const field = document.activeElement
  if (!(field instanceof HTMLElement && field.matches(textFieldSelector))) return removeCaret(host)
  const [text, caret, around] = [textOf(field), caretOf(field), areasAround(field, areas)]
  if (text === '' || caret === undefined || around.length === 0) return removeCaret(host)
  const place = await placeOnPage([...host.querySelectorAll('svg.sheet')], around, text, caret)
  if (call !== latestCall) return
  if (place) showCaret(host, place)
  else removal ??= setTimeout(() => removeCaret(host), staleMs)
}

/** What is written in the form's first section is in several areas of the head. */
function areasAround(field: Element, areas: readonly PageArea[]): PageArea[] {
  const own = areasOfField(field, areas)
  return own[0]?.[0] === 'basics' ? areas.filter(([id]) => headerAreaIds.includes(id)) : own
}

function showCaret(host: HTMLElement, { page, x, baseline, height }: PlaceOnPage) {
  cancelRemoval()
  const holder = page.parentElement
  if (!holder) return removeCaret(host)
  const box = holder.getBoundingClientRect()
  const caret = caretIn(host)
  const percent = (px: number, of: number) => `${(px / of) * 100}%`
  caret.style.left = percent(x - box.left - 1, box.width)
  caret.style.top = percent(baseline - above * height - box.top, box.height)
  caret.style.height = percent((above + below) * height, box.height)
  if (caret.parentElement !== holder) holder.append(caret)
  // It blinks from the beginning where it moves to, as carets do.
  for (const animation of caret.getAnimations()) animation.currentTime = 0
  keepInView(host, caret)
}

/** Scrolls the pages to the caret. */
function keepInView(host: HTMLElement, caret: HTMLElement) {
  const view = host.parentElement?.getBoundingClientRect()
  const { top, bottom } = caret.getBoundingClientRect()
  if (view && (top < view.top || bottom > view.bottom))
    host.parentElement?.scrollBy({ top: top - view.top - view.height / 3, behavior: 'smooth' })
}

const findCaret = (host: HTMLElement) => host.querySelector<HTMLElement>('.page-caret')

function caretIn(host: HTMLElement): HTMLElement {
  const drawn = findCaret(host)
  if (drawn) return drawn
  const caret = document.createElement('span')
  caret.className = 'page-caret'
  caret.setAttribute('aria-hidden', 'true')
  return caret
}

function removeCaret(host: HTMLElement) {
  cancelRemoval()
  findCaret(host)?.remove()
}

function cancelRemoval() {
  clearTimeout(removal)
  removal = undefined
}
