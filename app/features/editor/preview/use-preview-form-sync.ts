import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import type { PageArea } from '#app/preview/preview-protocol'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { pxPerPtOf } from './page-geometry'
import type { PagePoint } from './preview-form-sync'

type PreviewFormSyncOptions = {
  host: RefObject<HTMLElement>
  areas: PageArea[] | undefined
  requestPages(): void
}

/**
 * A click on the page focuses its field, and a focused field highlights its area on the page. The code loads
 * at the first use.
 */
export function usePreviewFormSync({ host, areas, requestPages }: PreviewFormSyncOptions) {
  const store = useEditorStore()
  const pendingClick = useRef<(areas: PageArea[]) => void>()
  const latestAreas = useRef(areas)
  useEffect(() => {
    latestAreas.current = areas
    if (!areas) return
    pendingClick.current?.(areas)
    pendingClick.current = undefined
  }, [areas])

  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const isWide = matchMedia('(min-width: 64rem)').matches
      if (!isWide || !latestAreas.current || !(target instanceof Element) || !target.closest('main')) return
      const [shownAreas, hostElement] = [latestAreas.current, host.current]
      void import('./preview-form-sync').then(
        ({ highlightOnPage }) => hostElement && highlightOnPage(shownAreas, hostElement, target),
        () => undefined,
      )
    }
    addEventListener('focusin', show)
    return () => removeEventListener('focusin', show)
  }, [host])

  return ({ target, clientX, clientY }: MouseEvent) => {
    const pageElement = (target as Element).closest('.sheet')
    if (!pageElement || String(getSelection())) return
    const place = pointOnPage(host.current!, pageElement, clientX, clientY)
    const go = (areas: PageArea[]) =>
      void Promise.all([
        import('./preview-form-sync'),
        import('#app/features/editor/page-caret/letters-at-point'),
      ]).then(
        ([{ focusFieldAt }, { lettersAtPoint }]) => {
          const page = host.current?.querySelectorAll('.sheet')[place.page - 1]
          if (page) focusFieldAt(store, areas, place, lettersAtPoint(page, clientX, clientY))
        },
        () => undefined,
      )
    if (latestAreas.current) return go(latestAreas.current)
    // Until the first edit the pages are images: their areas are requested now.
    pendingClick.current = go
    requestPages()
  }
}

/** Measured at once: drawn pages replace the image. */
function pointOnPage(host: Element, pageElement: Element, clientX: number, clientY: number): PagePoint {
  const box = pageElement.getBoundingClientRect()
  const pxPerPt = pxPerPtOf(pageElement)
  const page = [...host.querySelectorAll('.sheet')].indexOf(pageElement) + 1
  return { page, x: (clientX - box.left) / pxPerPt, y: (clientY - box.top) / pxPerPt }
}
