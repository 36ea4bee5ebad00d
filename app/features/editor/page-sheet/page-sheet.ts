import { openFoldsAround } from '#app/features/editor/pane-switching/open-folds-around'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { findSheetForm, findSheetPart, foldOf } from './page-sheet-state'
import { placeSheet, visiblePart } from './sheet-place'

/** Where the pages fill the screen: the form is not beside them. */
const withoutForm = '(width < 64rem)'
/** A line closer to an edge of what is seen of the page is brought to its middle, px. */
const edgePx = 20

export type SheetOptions = {
  /** The element of the form that belongs to what was pressed. */
  place: Element
  store: EditorStore
  /** What is pressed: a page of the pages, and the height in the window, px. */
  pages: HTMLElement
  page: Element
  y: number
}

/** Whether a press on a page opens a sheet over it: the pages are all that is seen. */
export function opensSheet(): boolean {
  const radio = document.getElementById('pane-preview')
  return radio instanceof HTMLInputElement && radio.checked && matchMedia(withoutForm).matches
}

let closeOpenSheet: (() => void) | undefined

/** Shows a part of the form as a sheet over the foot of the pages, with the pressed line in view above it. */
export function openPageSheet({ place, store, pages, page, y }: SheetOptions) {
  const part = place.closest<HTMLElement>('details.entry') ?? place.closest<HTMLElement>('section[id]')
  const form = pages.closest('form')
  const fold = part && foldOf(part)
  if (!part || !form || !fold) return
  const at = { page, part: (y - page.getBoundingClientRect().top) / page.getBoundingClientRect().height }
  if (findSheetPart() === part) return follow(pages, at)
  const before = findSheetForm() ? undefined : { left: pages.scrollLeft, top: pages.scrollTop }
  closeOpenSheet?.()
  form.dataset.pageSheet = ''
  part.dataset.inPageSheet = ''
  openFoldsAround(fold)
  fold.open = true

  const controller = new AbortController()
  const { signal } = controller
  const arrange = () => {
    const barEnd = pages.getBoundingClientRect().top
    const { top, bottom } = placeSheet(visiblePart(), barEnd, innerHeight)
    form.style.setProperty('--page-sheet-top', `${top}px`)
    form.style.setProperty('--page-sheet-bottom', `${bottom}px`)
    form.style.setProperty('--page-strip', `${top - barEnd}px`)
    follow(pages, at)
  }
  arrange()
  const shownAt = pages.scrollTop

  function end() {
    closeOpenSheet = undefined
    controller.abort()
    unsubscribe()
    delete part!.dataset.inPageSheet
    delete form!.dataset.pageSheet
  }
  function leave() {
    // Nobody has turned the page meanwhile: it is where it was.
    const isWhereShown = Math.abs(pages.scrollTop - shownAt) < 2
    end()
    if (before && isWhereShown) pages.scrollTo({ ...before, behavior: 'instant' })
    pages.focus({ preventScroll: true })
  }
  const unsubscribe = store.subscribe(() => requestAnimationFrame(() => !part.isConnected && leave()))
  closeOpenSheet = end
  fold.addEventListener('toggle', () => fold.open || leave(), { signal })
  document.addEventListener('keydown', (event) => closeByKey(event, fold, store), { signal })
  form.addEventListener('change', () => opensSheet() || end(), { signal })
  matchMedia(withoutForm).addEventListener('change', end, { signal })
  for (const name of ['resize', 'scroll'] as const)
    window.visualViewport?.addEventListener(name, arrange, { signal })
  addEventListener('resize', arrange, { signal })
}

/** Escape closes what is innermost: a panel, a menu or a picker before the sheet. */
function closeByKey(event: KeyboardEvent, fold: HTMLDetailsElement, store: EditorStore) {
  if (event.key !== 'Escape' || event.isComposing) return
  // A rich text prevents it always, and what opens over one keeps it from here.
  const isInText = event.target instanceof HTMLElement && event.target.isContentEditable
  if (event.defaultPrevented && !isInText) return
  const { sampleEntryId, rewriteTarget } = store.getState()
  if (sampleEntryId || rewriteTarget !== null) return
  if (document.querySelector('dialog:modal, :popover-open, .row-menu[open]')) return
  const inner = fold.querySelector<HTMLDetailsElement>('details.entry[open]')
  ;(inner ?? fold).open = false
}

/** Scrolls the pages where the pressed line, or the caret that is there by now, is out of what is seen of them. */
function follow(pages: HTMLElement, { page, part }: { page: Element; part: number }) {
  const view = pages.getBoundingClientRect()
  const box = page.getBoundingClientRect()
  const y = pages.querySelector('.page-caret')?.getBoundingClientRect().top ?? box.top + box.height * part
  if (y > view.top + edgePx && y < view.bottom - edgePx) return
  pages.scrollBy({ top: y - view.top - view.height / 2, behavior: 'instant' })
}
