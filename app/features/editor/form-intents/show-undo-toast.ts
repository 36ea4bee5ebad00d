import type { Translate } from '#app/i18n/i18n-options'
import { dismissToast, notify } from '#app/components/ui/toast/toast-store'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/** Returns whether an intent removes content. */
export const isRemoval = (intent: string): boolean => /^remove/.test(intent)

/**
 * Shows that something was removed, or what else happened, with an undo button until the next change: after that, undo would revert
 * that change.
 */
export function showUndoToast(
  store: EditorStore,
  t: Translate,
  message: { title: string; text?: string } = { title: t('editor:removed') },
): void {
  const { resume } = store.getState()
  const undo = { label: t('editor:undo'), run: () => store.getState().undo() }
  const id = notify({ ...message, kind: 'info', actions: [undo] })
  const stop = store.subscribe((now) => {
    if (now.resume === resume) return
    stop()
    dismissToast(id)
  })
}
