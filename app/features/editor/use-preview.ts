import { useEffect, useRef, useState } from 'react'
import { createGlyphShelf } from '#app/sheets/glyph-shelf'
import { createPreviewer, type PreviewState, type Sheets } from '#app/sheets/previewer'
import { useEditorStore } from './editor-context'

/**
 * Pages that follow the typing. Until the first edit the server's own images stand,
 * unless there are none (a draft of this device), then pages are asked for at once.
 */
export function usePreview(atOnce: boolean) {
  const store = useEditorStore()
  const host = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ sheets?: Sheets; state: PreviewState }>({
    state: atOnce ? 'waiting' : 'ready',
  })

  useEffect(() => {
    if (!host.current) return
    const shelf = createGlyphShelf(host.current)
    const previewer = createPreviewer(shelf, (state, sheets) => {
      setShown({ state, sheets })
      if (state === 'ready' && sheets) store.setState({ problems: sheets.problems })
    })
    if (atOnce) previewer.show(store.getState().resume)
    const unsubscribe = store.subscribe((now, before) => {
      if (now.resume !== before.resume) previewer.show(now.resume)
    })
    return () => {
      unsubscribe()
      previewer.stop()
      shelf.remove()
    }
  }, [store, atOnce])

  return { ...shown, host }
}
