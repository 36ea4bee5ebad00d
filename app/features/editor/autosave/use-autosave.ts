import { useEffect } from 'react'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { createAutosave } from './autosave'
import type { Destination } from './destination'
import { watchPage } from './watch-page'

/** Saves the editor's document to `destination`. `isUnsaved`: what it opened with is saved nowhere yet. */
export function useAutosave(destination: Destination | undefined, isUnsaved = false) {
  const store = useEditorStore()
  useEffect(() => {
    if (!destination) return
    // Typed before scripts came, and taken over since: not saved yet.
    const savedResume = isUnsaved ? undefined : store.getInitialState().resume
    const autosave = createAutosave({ store, destination, savedResume })
    const stopWatching = watchPage(autosave)
    return () => {
      stopWatching()
      void autosave.close()
    }
  }, [store, destination, isUnsaved])
}
