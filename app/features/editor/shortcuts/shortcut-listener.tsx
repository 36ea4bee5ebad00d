import { lazy, Suspense, useCallback, type RefObject } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { useShortcuts } from './use-shortcuts'

const ShortcutHelpDialog = lazy(() =>
  importWithTexts(() => import('./shortcut-help-dialog'), ['editor-tools']).then((module) => ({
    default: module.ShortcutHelpDialog,
  })),
)

/** Handles the keyboard shortcuts and shows their help. @param form the resume's form */
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
