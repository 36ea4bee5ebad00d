import { useEffect, type RefObject } from 'react'
import { useEditorStore } from './editor-context'
import { shortcutOf, type Shortcut } from './shortcuts'
import type { EditorStore } from './store'

/** The keys of the editor, wherever the focus is. @param form whose fields write the resume */
export function useShortcuts(form: RefObject<HTMLFormElement>, onHelp: () => void) {
  const store = useEditorStore()
  useEffect(() => {
    const acts: Record<Shortcut, () => void> = {
      undo: () => store.getState().undo(),
      redo: () => store.getState().redo(),
      save: () => void store.getState().settled(),
      download: () => document.querySelector<HTMLElement>('[data-place="download"]')?.click(),
      next: () => goOn(store, 1),
      previous: () => goOn(store, -1),
      help: onHelp,
    }
    const keys = (event: KeyboardEvent) => {
      const meant = shortcutOf(event)
      // There the arrows open the list.
      if (!meant || (event.altKey && event.target instanceof HTMLSelectElement)) return
      if ((meant === 'undo' || meant === 'redo') && hasOwnUndo(event.target, form.current)) return
      event.preventDefault()
      acts[meant]()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [store, form, onHelp])
}

/** What is typed there is none of the resume's: a wish to the assistant, words to search for, the address of a link. */
function hasOwnUndo(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('textarea, input:not([type=radio], [type=checkbox]), [contenteditable=true]')
  if (!field) return false
  return !form?.contains(field) || ('name' in field && field.name === '')
}

/** To the section after or before the one with the focus; from outside, to the first. */
function goOn(store: EditorStore, step: 1 | -1) {
  const ids = ['basics', ...store.getState().resume.sections.map(({ id }) => id)]
  const at = ids.indexOf(document.activeElement?.closest('section[id]')?.id ?? '')
  const id = ids[at + step] ?? (at < 0 ? 'basics' : undefined)
  if (id) goTo(store, id)
}

/** Brings a part of the form into view, even when it was the last that was. */
export function goTo(store: EditorStore, id: string) {
  store.setState({ focus: '' })
  store.setState({ focus: id })
}
