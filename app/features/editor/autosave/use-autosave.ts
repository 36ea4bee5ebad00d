import { useEffect } from 'react'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { createAutosave } from './autosave'
import type { Destination } from './destination'
import { watchPage } from './watch-page'

/** Saves the editor's document to `destination`. `isUnsaved`: the opened document is not saved yet. */
export function useAutosave(destination: Destination | undefined, isUnsaved = false) {
  const store = useEditorStore()
  useEffect(() => {
    if (!destination) return
    // Text that hydration took over is not in the initial state: not saved yet.
    const savedResume = isUnsaved ? undefined : store.getInitialState().resume
    const autosave = createAutosave({ store, destination, savedResume })
    const stopWatching = watchPage(autosave)
    return () => {
      stopWatching()
      void autosave.close()
    }
  }, [store, destination, isUnsaved])
}
