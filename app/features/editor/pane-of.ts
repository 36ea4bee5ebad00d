import type { Pane } from './panes'

/** The pane an address asks for. */
export function paneOf(query: URLSearchParams): Pane {
  const asked = query.get('pane')
  return asked === 'style' || asked === 'check' || asked === 'preview' ? asked : 'content'
}
