import { recall, remember } from '#app/components/tab-memory'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/**
 * Opens the section that was open when the editor of this resume was left, unless something else names a place or somebody
 * has opened another one already, and remembers which is open from then on. @returns stops it
 */
export function rememberSection(list: HTMLElement, store: EditorStore): () => void {
  const idOf = () => {
    const { rewriteResumeId, draftId } = store.getState()
    return rewriteResumeId ?? draftId ?? ''
  }
  const { focus, problems } = store.getState()
  const last = document.getElementById(recall('open-section', idOf()) ?? '')
  const fold = last?.querySelector<HTMLDetailsElement>('.section-fold')
  const keep = ({ parentElement }: Element) => remember('open-section', idOf(), parentElement!.id)
  const opened = list.querySelector('section:not(#basics) > .section-fold[open]')
  if (opened) keep(opened)
  else if (last && fold && !focus && !location.hash && Object.keys(problems).length === 0) {
    fold.open = true
    last.scrollIntoView({ block: 'nearest' })
  }
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.section-fold')) keep(target)
  }
  // It does not bubble.
  list.addEventListener('toggle', onToggle, true)
  return () => list.removeEventListener('toggle', onToggle, true)
}
