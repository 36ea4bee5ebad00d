import type { Translate } from '#app/i18n/i18n-options'
import { dismissToast, notify } from '#app/components/ui/toast/toast-store'
import type { EditorState, EditorStore } from '#app/features/editor/state/editor-store'

let shown = ''

export const isUndone = (before: EditorState, now: EditorState): boolean =>
  now.history.future.length > before.history.future.length

/**
 * Says what an undo or redo has changed where nobody looks, and takes it back. Further steps of the same kind leave it, and are
 * taken back with it; any other change ends it.
 */
export function showStepToast(
  store: EditorStore,
  t: Translate,
  name: string,
  { before, now }: { before: EditorState; now: EditorState },
): void {
  const isUndo = isUndone(before, now)
  const [side, back] = isUndo ? (['future', 'redo'] as const) : (['past', 'undo'] as const)
  const { length } = before.history[side]
  const action = {
    label: t(isUndo ? 'editor-tools:done.redo' : 'editor:undo'),
    run: () => {
      while (store.getState().history[side].length > length) store.getState()[back]()
    },
  }
  dismissToast(shown)
  const title = t(`editor-tools:done.${isUndo ? 'undone' : 'redone'}`, { name })
  const id = notify({ title, kind: 'info', actions: [action] })
  shown = id
  const stop = store.subscribe((next, last) => {
    if (next.resume === last.resume) return
    if (next.undoRedoCount !== last.undoRedoCount && next.history[side].length > length) return
    stop()
    dismissToast(id)
  })
}
