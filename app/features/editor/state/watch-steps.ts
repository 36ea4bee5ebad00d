import { recall } from '#app/components/tab-memory'
import type { EditorStore } from './editor-store'

/**
 * Keeps what can be undone for the next page of this tab that opens the same text. The code comes with the first step, or where some are
 * kept. @returns ends it, when the editor is left
 */
export function watchSteps(id: string, store: EditorStore): () => void {
  const { resume: opened } = store.getState()
  let end: (() => void) | undefined
  let isOver = false
  const load = () => {
    if (!store.getState().history.past.length && !recall('undo-steps', id)) return
    stop()
    import('./stored-steps').then(
      ({ storeSteps }) => {
        if (!isOver) end = storeSteps(id, store, opened)
      },
      () => undefined,
    )
  }
  const stop = store.subscribe(load)
  load()
  return () => {
    isOver = true
    stop()
    end?.()
  }
}
