import { useEffect } from 'react'
import { useEditorStore } from './editor-context'

/** On narrow screens, where panes and entries lie over the form, "back" closes them (back-closes.ts). */
export function useBackCloses(): void {
  const store = useEditorStore()
  useEffect(() => {
    if (!matchMedia('(max-width: 1023.98px)').matches) return
    let end: (() => void) | undefined
    let isLeft = false
    import('./back-closes').then(
      ({ backCloses }) => {
        if (!isLeft) end = backCloses(store)
      },
      // Without a network "back" leaves the page, as it did before.
      () => undefined,
    )
    return () => {
      isLeft = true
      end?.()
    }
  }, [store])
}
