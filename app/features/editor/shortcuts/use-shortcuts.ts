import { useEffect, type RefObject } from 'react'
import { showPane } from '#app/features/editor/pane-switching/show-pane'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { shortcutFor, type Shortcut } from './shortcuts'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/** Handles the editor's shortcuts wherever the focus is. @param form the resume's form */
export function useShortcuts(form: RefObject<HTMLFormElement>, onHelp: () => void) {
  const store = useEditorStore()
  useEffect(() => {
    const actions: Record<Shortcut, () => void> = {
      undo: () => store.getState().undo(),
      redo: () => store.getState().redo(),
      save: () => void store.getState().waitUntilSaved(),
      nameVersion: () => document.querySelector<HTMLElement>('[data-place="nameVersion"]')?.click(),
      download: () => document.querySelector<HTMLElement>('[data-place="download"]')?.click(),
      next: () => goToAdjacentSection(store, 1),
      previous: () => goToAdjacentSection(store, -1),
      content: () => showPane('content'),
      style: () => showPane('style'),
      check: () => showPane('check'),
      help: onHelp,
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutFor(event)
      // Alt+arrow opens the list of a select.
      if (!shortcut || (event.altKey && event.target instanceof HTMLSelectElement)) return
      if ((shortcut === 'undo' || shortcut === 'redo') && hasOwnUndo(event.target, form.current)) return
      event.preventDefault()
      actions[shortcut]()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [store, form, onHelp])
}

/**
 * Returns whether a field is not part of the resume: a request to the assistant, a search, a link address.
 */
function hasOwnUndo(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('textarea, input:not([type=radio], [type=checkbox]), [contenteditable=true]')
  if (!field) return false
  return !form?.contains(field) || ('name' in field && field.name === '')
}

/** Moves to the section after or before the focused one; from outside, to the first. */
function goToAdjacentSection(store: EditorStore, step: 1 | -1) {
  const ids = ['basics', ...store.getState().resume.sections.map(({ id }) => id)]
  const at = ids.indexOf(document.activeElement?.closest('section[id]')?.id ?? '')
  const id = ids[at + step] ?? (at < 0 ? 'basics' : undefined)
  if (id) revealSection(store, id)
}

/** Scrolls to a part of the form, even when it was the last one scrolled to. */
export function revealSection(store: EditorStore, id: string) {
  store.setState({ focus: '' })
  store.setState({ focus: id })
}
