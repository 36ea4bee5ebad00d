import type { Pane } from './panes'

/** Returns the pane that a URL selects. */
export function paneFromUrl(query: URLSearchParams): Pane {
  const pane = query.get('pane')
  return pane === 'style' || pane === 'check' || pane === 'preview' ? pane : 'content'
}
