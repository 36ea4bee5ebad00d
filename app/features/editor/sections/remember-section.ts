import { keepOpenSection, readOpenSection } from '#app/components/open-section'
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
  const last = document.getElementById(readOpenSection(idOf()) ?? '')
  const fold = last?.querySelector<HTMLDetailsElement>('.section-fold')
  const isAsOpened = !list.querySelector('section:not(#basics) > .section-fold[open]')
  if (last && fold && isAsOpened && !focus && !location.hash && Object.keys(problems).length === 0) {
    fold.open = true
    last.scrollIntoView({ block: 'nearest' })
  }
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.section-fold'))
      keepOpenSection(idOf(), target.parentElement!.id)
  }
  // It does not bubble.
  list.addEventListener('toggle', onToggle, true)
  return () => list.removeEventListener('toggle', onToggle, true)
}
