import { formPathOfField } from '#resume-model/rewrite-proposals/proposal-fields'
import { scrollToField } from '#app/features/editor/pane-switching/scroll-to-field'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { rewriteHash } from '#app/features/editor/toolbar/editor-links'

/**
 * Opens the panel as it was before the login, with the text in view that it is for. The address forgets it: a reload opens
 * what its user opens.
 */
export function reopenPanel(store: EditorStore): void {
  const target = parseTarget(location.hash.slice(rewriteHash.length))
  history.replaceState(history.state, '', location.pathname + location.search)
  const { resume, focus } = store.getState()
  const ownerId = target.split('.')[0] || focus
  // Where nothing is named, the page stays where it is.
  if (document.getElementById(ownerId)) scrollToField(formPathOfField(resume, target) ?? '', ownerId)
  store.setState({ rewriteTarget: target })
}

function parseTarget(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
