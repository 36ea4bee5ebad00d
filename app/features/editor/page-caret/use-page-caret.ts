import { useEffect, type RefObject } from 'react'
import type { PageArea } from '#app/preview/preview-protocol'

/**
 * Draws the caret of the focused field on the pages: again when it moves, and when the pages change. The code loads with
 * the first drawn page.
 */
export function usePageCaret(host: RefObject<HTMLElement>, areas: PageArea[] | undefined) {
  useEffect(() => {
    if (!areas) return
    let isLeft = false
    let stop: (() => void) | undefined
    import('./follow-caret').then(
      ({ followCaret }) => {
        if (!isLeft && host.current) stop = followCaret(host.current, areas)
      },
      // Without a network the next drawing asks again.
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [host, areas])
}
