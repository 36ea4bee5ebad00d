import { useEffect } from 'react'
import { useEditorStore } from '#app/features/editor/state/editor-context'

/**
 * On narrow screens, where panes and entries cover the form, "back" closes them (close-layers-on-back.ts).
 */
export function useCloseOnBack(): void {
  const store = useEditorStore()
  useEffect(() => {
    if (!matchMedia('(max-width: 1023.98px)').matches) return
    let stop: (() => void) | undefined
    let isUnmounted = false
    import('./close-layers-on-back').then(
      ({ closeLayersOnBack }) => {
        if (!isUnmounted) stop = closeLayersOnBack(store)
      },
      // Without a network "back" leaves the page.
      () => undefined,
    )
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [store])
}
