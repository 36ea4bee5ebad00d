import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import type { PageArea } from '#app/preview/preview-answer'
import { useEditorStore } from './editor-context'
import type { PagePlace } from './page-pointing'

type Pointing = { host: RefObject<HTMLElement>; areas: PageArea[] | undefined; ask(): void }

/** A press on the page brings its field, the focus of a field shows its place on the page. What does it is loaded at the first of them. */
export function usePagePointing({ host, areas, ask }: Pointing) {
  const store = useEditorStore()
  const waiting = useRef<(areas: PageArea[]) => void>()
  const known = useRef(areas)
  useEffect(() => {
    known.current = areas
    if (!areas) return
    waiting.current?.(areas)
    waiting.current = undefined
  }, [areas])

  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const isWide = matchMedia('(min-width: 64rem)').matches
      if (!isWide || !known.current || !(target instanceof Element) || !target.closest('main')) return
      const [shown, on] = [known.current, host.current]
      void import('./page-pointing').then(
        ({ showOnPage }) => on && showOnPage(shown, on, target),
        () => undefined,
      )
    }
    addEventListener('focusin', show)
    return () => removeEventListener('focusin', show)
  }, [host])

  return ({ target, clientX, clientY }: MouseEvent) => {
    const sheet = (target as Element).closest('.sheet')
    if (!sheet || String(getSelection())) return
    const place = placeOn(sheet, clientX, clientY)
    const go = (areas: PageArea[]) =>
      void import('./page-pointing').then(
        ({ goToField }) => goToField(store, areas, place),
        () => undefined,
      )
    if (known.current) return go(known.current)
    // Until something is typed the pages are images: what lies on them is asked for now.
    waiting.current = go
    ask()
  }
}

/** Measured at once: the image of a page gives way to the page. */
function placeOn(sheet: Element, clientX: number, clientY: number): PagePlace {
  const box = sheet.getBoundingClientRect()
  const width = sheet.getAttribute('viewBox')?.split(' ')[2] ?? sheet.getAttribute('width')
  const pt = Number(width) / box.width
  const page = [...sheet.parentElement!.querySelectorAll('.sheet')].indexOf(sheet) + 1
  return { page, x: (clientX - box.left) * pt, y: (clientY - box.top) * pt }
}
