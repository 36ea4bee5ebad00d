import type { Pane } from './panes'

/** Shows a pane, and goes on by Tab at its beginning. */
export function showPane(pane: Exclude<Pane, 'preview'>) {
  const radio = document.getElementById(`pane-${pane}`)
  // A click fires the change event that the panes listen for.
  if (radio instanceof HTMLInputElement && !radio.checked) radio.click()
  document.getElementById(`pane-body-${pane}`)?.focus({ preventScroll: true })
}
