import { useEffect, useRef, useState } from 'react'
import { createGlyphShelf, type GlyphShelf } from '#app/sheets/glyph-shelf'
import { createPreviewer, type PreviewState, type Sheets } from '#app/sheets/previewer'
import type { FieldProblems } from '#contract/envelope'
import { useEditorStore } from './editor-context'

/**
 * Pages that follow the typing. Until the first edit the server's own images stand,
 * unless there are none (a draft of this device), then pages are asked for at once.
 */
export function usePreview(atOnce: boolean) {
  const store = useEditorStore()
  const host = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ sheets?: Sheets; shelf?: GlyphShelf; state: PreviewState }>({
    state: atOnce ? 'waiting' : 'ready',
  })

  useEffect(() => {
    if (!host.current) return
    const shelf = createGlyphShelf(host.current)
    const previewer = createPreviewer(shelf, (state, sheets, problems) => {
      setShown({ state, sheets, shelf })
      if (problems && !sameProblems(problems, store.getState().problems)) store.setState({ problems })
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

/** Each change of the store asks hundreds of fields whether it concerns them: none is made for nothing. */
function sameProblems(a: FieldProblems, b: FieldProblems): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
