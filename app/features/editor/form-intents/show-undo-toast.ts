import type { Translate } from '#app/i18n/i18n-options'
import { dismissToast, notify } from '#app/components/ui/toast/toast-store'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/** Whether it takes something away that was written. */
export const isRemoval = (intent: string): boolean => /^remove/.test(intent)

/** Says that something is gone, with the way back as long as nothing else was changed: then it would undo that. */
export function showUndoToast(store: EditorStore, t: Translate): void {
  const { resume } = store.getState()
  const undo = { label: t('editor:undo'), run: () => store.getState().undo() }
  const id = notify({ title: t('editor:removed'), kind: 'info', actions: [undo] })
  const stop = store.subscribe((now) => {
    if (now.resume === resume) return
    stop()
    dismissToast(id)
  })
}
