import { lazy, Suspense, useCallback, type RefObject } from 'react'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { useShortcuts } from './use-shortcuts'

const ShortcutHelpDialog = lazy(() =>
  import('./shortcut-help-dialog').then((module) => ({ default: module.ShortcutHelpDialog })),
)

/** Listens to the keys, and says which there are. @param form whose fields write the resume */
export function ShortcutListener({ form }: { form: RefObject<HTMLFormElement> }) {
  const store = useEditorStore()
  const isShown = useEditor((state) => state.isShortcutHelpOpen)
  const show = useCallback(() => store.setState({ isShortcutHelpOpen: true }), [store])
  useShortcuts(form, show)
  return isShown ? (
    <Suspense>
      <ShortcutHelpDialog onClose={() => store.setState({ isShortcutHelpOpen: false })} />
    </Suspense>
  ) : null
}
