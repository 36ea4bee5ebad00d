import { openFoldsAround } from './open-folds-around'

const highlightMs = 1_600

/** Brings a field of the resume into view and focuses it: selects its pane, opens its entry and folds. */
export function scrollToField(path: string, place: string) {
  selectPane(path.startsWith('style.') ? 'style' : 'content')
  const field = fieldAt(path)
  const target = isShown(field)
    ? field
    : (document.getElementById(place) ?? document.getElementById('add-section'))
  if (!target) return
  openFoldsAround(target)
  target.scrollIntoView({ block: 'center' })
  const focusable = target.matches('input, textarea, select, button, [contenteditable]')
    ? target
    : target.querySelector<HTMLElement>('textarea, [contenteditable], input:not([type=hidden])')
  focusable?.focus({ preventScroll: true })
  if (focusable instanceof HTMLInputElement) placeCaretAtEnd(focusable)
  const highlighted = focusable ?? target
  highlighted.animate(
    { boxShadow: ['0 0 0 4px var(--premium)', '0 0 0 4px transparent'] },
    { duration: highlightMs },
  )
}

/** Of a short text the end is mostly what is missing; where the caret was before, nobody remembers. */
function placeCaretAtEnd(field: HTMLInputElement) {
  try {
    field.setSelectionRange(field.value.length, field.value.length)
  } catch {
    // E-mail fields refuse it.
  }
}

/** The field of the form with that name. */
export const fieldAt = (path: string): HTMLElement | null | undefined =>
  document.getElementById(path === 'basics.photo' ? 'f-photo' : `f-${path}`) ??
  document.getElementsByName(path)[0]

const isShown = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element != null && !(element instanceof HTMLInputElement && element.type === 'hidden')

function selectPane(pane: 'content' | 'style') {
  const radio = document.getElementById(`pane-${pane}`)
  // A click fires the change event that the panes listen for.
  if (radio instanceof HTMLInputElement && !radio.checked) radio.click()
}
