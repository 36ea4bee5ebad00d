import { lazy, Suspense, useCallback, type RefObject } from 'react'
import { useEditor, useEditorStore } from './editor-context'
import { useShortcuts } from './use-shortcuts'

const ShortcutHelp = lazy(() =>
  import('./shortcut-help').then((module) => ({ default: module.ShortcutHelp })),
)

/** Listens to the keys, and says which there are. @param form whose fields write the resume */
export function ShortcutKeys({ form }: { form: RefObject<HTMLFormElement> }) {
  const store = useEditorStore()
  const isShown = useEditor((state) => state.keysShown)
  const show = useCallback(() => store.setState({ keysShown: true }), [store])
  useShortcuts(form, show)
  return isShown ? (
    <Suspense>
      <ShortcutHelp onClose={() => store.setState({ keysShown: false })} />
    </Suspense>
  ) : null
}
