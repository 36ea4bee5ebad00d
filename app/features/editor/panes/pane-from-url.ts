import type { Pane } from './panes'

/** The pane an address asks for. */
export function paneFromUrl(query: URLSearchParams): Pane {
  const pane = query.get('pane')
  return pane === 'style' || pane === 'check' || pane === 'preview' ? pane : 'content'
}
