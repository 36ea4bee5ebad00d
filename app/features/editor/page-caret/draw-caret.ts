import type { PageArea } from '#app/preview/preview-protocol'
import { placeOnPage, type PlaceOnPage } from './place-on-page'
import { caretOf, textFieldSelector, textOf } from './text-fields'

/** Parts of a caret's height that are above and below the foot of its line. */
const [above, below] = [0.92, 0.14]
/** Letters that were typed are drawn by then: a caret that is not found before stays where it was. */
const staleMs = 400
const headerAreas = ['basics', 'contacts', 'facts', 'intention']

/** Draws the caret of the focused field on the pages, or takes it away where its letters are not there. */
export async function drawCaret(host: HTMLElement, areas: readonly PageArea[]): Promise<void> {
  const field = document.activeElement
  const text = field instanceof HTMLElement && field.matches(textFieldSelector) ? textOf(field) : ''
  const at = text && field instanceof HTMLElement ? caretOf(field) : undefined
  const around = field ? areasOf(field, areas) : []
  if (at === undefined || around.length === 0) return removeCaret(host)
  const place = await placeOnPage([...host.querySelectorAll('svg.sheet')], around, text, at)
  if (document.activeElement !== field) return
  if (!place) {
    removal ??= setTimeout(() => removeCaret(host), staleMs)
    return
  }
  keepCaret()
  show(host, place)
}

let removal: ReturnType<typeof setTimeout> | undefined

function keepCaret() {
  clearTimeout(removal)
  removal = undefined
}

/** The areas of the entry, the section or the head that a field belongs to. */
function areasOf(field: Element, areas: readonly PageArea[]): PageArea[] {
  const ids = [field.closest('details[id]')?.id, field.closest('section[id]')?.id]
  const own = ids.map((id) => areas.filter(([of]) => of === id)).find((found) => found.length > 0)
  return own && own[0]?.[0] !== 'basics' ? own : areas.filter(([id]) => own && headerAreas.includes(id))
}

function show(host: HTMLElement, { page, x, baseline, height }: PlaceOnPage) {
  const holder = page.parentElement
  if (!holder) return removeCaret(host)
  const box = holder.getBoundingClientRect()
  const caret = caretIn(host)
  const percent = (px: number, of: number) => `${(px / of) * 100}%`
  caret.style.left = percent(x - box.left - 1, box.width)
  caret.style.top = percent(baseline - above * height - box.top, box.height)
  caret.style.height = percent((above + below) * height, box.height)
  if (caret.parentElement !== holder) holder.append(caret)
  // Shown at once where it moved to, as carets are.
  for (const animation of caret.getAnimations()) animation.currentTime = 0
  keepInView(host, caret)
}

/** Typing goes on where it can be seen. */
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
  keepCaret()
  findCaret(host)?.remove()
}
