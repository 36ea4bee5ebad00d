const shownMs = 1_600

/** Brings a field of the resume into view with the focus in it: its pane chosen, its entry and folds opened. */
export function jumpTo(path: string, place: string) {
  choosePane(path.startsWith('style.') ? 'style' : 'content')
  const field =
    document.getElementById(path === 'basics.photo' ? 'f-photo' : `f-${path}`) ??
    document.getElementsByName(path)[0]
  const at = isShown(field)
    ? field
    : (document.getElementById(place) ?? document.getElementById('add-section'))
  if (!at) return
  for (let fold = at.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  at.scrollIntoView({ block: 'center' })
  const typed = at.matches('input, textarea, select, button, [contenteditable]')
    ? at
    : at.querySelector<HTMLElement>('textarea, [contenteditable], input:not([type=hidden])')
  typed?.focus({ preventScroll: true })
  const ringed = typed ?? at
  ringed.animate({ boxShadow: ['0 0 0 4px var(--premium)', '0 0 0 4px transparent'] }, { duration: shownMs })
}

const isShown = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element != null && !(element instanceof HTMLInputElement && element.type === 'hidden')

function choosePane(pane: 'content' | 'style') {
  const radio = document.getElementById(`pane-${pane}`)
  // A press, as by hand: whoever watches the panes is told.
  if (radio instanceof HTMLInputElement && !radio.checked) radio.click()
}
