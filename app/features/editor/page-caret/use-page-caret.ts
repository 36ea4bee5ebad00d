import { useEffect, type RefObject } from 'react'
import { findSheetForm } from '#app/features/editor/page-sheet/page-sheet-state'
import type { PageArea } from '#app/preview/preview-protocol'

/** Pages stand beside the form from this width on; on a narrower screen a part of the form may lie over them. */
const besideForm = '(min-width: 64rem)'
/** Pages that show a typed letter come within this time, or do not change. */
const maxWaitMs = 400

let loading: Promise<typeof import('./draw-caret')> | undefined

/** Once loaded, it answers within the same frame, so that letter and caret move together. */
function loadCaret() {
  loading ??= import('./draw-caret')
  loading.catch(() => (loading = undefined))
  return loading
}

/**
 * Draws the caret of the focused field on the pages: again when it moves, and when the pages change. The code loads with
 * the first drawn page.
 */
export function usePageCaret(host: RefObject<HTMLElement>, areas: PageArea[] | undefined) {
  useEffect(() => {
    if (!areas) return
    let frame = 0
    let awaited: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      clearTimeout(awaited)
      awaited = undefined
      if (!matchMedia(besideForm).matches && !findSheetForm()) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(
        () =>
          void loadCaret().then(
            ({ drawCaret }) => host.current && drawCaret(host.current, areas),
            () => undefined,
          ),
      )
    }
    draw()
    // Behind a typed letter the caret has no place before the pages show the letter, and looking for one is work.
    const onInput = ({ inputType, data }: InputEvent) => {
      if (inputType !== 'insertText' || !data?.trim()) return
      clearTimeout(awaited)
      awaited = setTimeout(draw, maxWaitMs)
    }
    const onSelectionChange = () => {
      if (awaited === undefined) draw()
    }
    // Pages are drawn outside React.
    const drawings = new MutationObserver(draw)
    if (host.current)
      drawings.observe(host.current, { subtree: true, childList: true, attributeFilter: ['d', 'transform'] })
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('input', (event) => onInput(event as InputEvent), { signal })
    document.addEventListener('selectionchange', onSelectionChange, { signal })
    document.addEventListener('focusin', draw, { signal })
    document.addEventListener('focusout', draw, { signal })
    return () => {
      clearTimeout(awaited)
      cancelAnimationFrame(frame)
      drawings.disconnect()
      stop.abort()
    }
  }, [host, areas])
}
