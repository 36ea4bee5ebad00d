import { useEffect, type RefObject } from 'react'
import { findSheetForm } from '#app/features/editor/page-sheet/page-sheet-state'
import type { PageArea } from '#app/preview/preview-protocol'

/** Pages stand beside the form from this width on; on a narrower screen a part of the form may lie over them. */
const besideForm = '(min-width: 64rem)'

/**
 * Draws the caret of the focused field on the pages: again when it moves, and when the pages change. The code loads with
 * the first drawn page.
 */
export function usePageCaret(host: RefObject<HTMLElement>, areas: PageArea[] | undefined) {
  useEffect(() => {
    if (!areas) return
    let frame = 0
    const draw = () => {
      if (!matchMedia(besideForm).matches && !findSheetForm()) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(
        () =>
          void import('./draw-caret').then(
            ({ drawCaret }) => host.current && drawCaret(host.current, areas),
            () => undefined,
          ),
      )
    }
    draw()
    // Pages are drawn outside React.
    const drawings = new MutationObserver(draw)
    if (host.current)
      drawings.observe(host.current, { subtree: true, childList: true, attributeFilter: ['d', 'transform'] })
    const events = ['selectionchange', 'focusin', 'focusout'] as const
    for (const name of events) document.addEventListener(name, draw)
    return () => {
      cancelAnimationFrame(frame)
      drawings.disconnect()
      for (const name of events) document.removeEventListener(name, draw)
    }
  }, [host, areas])
}
