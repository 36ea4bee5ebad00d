import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { PageArea } from '#app/preview/preview-protocol'
import type { PageWriter } from '#app/features/editor/page-writing/page-writer'
import { findSheetForm } from '#app/features/editor/page-sheet/page-sheet-state'
import { useEditorStore } from '#app/features/editor/state/editor-context'

type PreviewFormSyncOptions = {
  host: RefObject<HTMLElement>
  areas: PageArea[] | undefined
  requestPages(): void
}

/**
 * A press on the page focuses its field, and a focused field highlights its area on the page. The code loads
 * at the first use.
 */
export function usePreviewFormSync({ host, areas, requestPages }: PreviewFormSyncOptions) {
  const store = useEditorStore()
  const pendingPress = useRef<() => void>()
  const latestAreas = useRef(areas)
  const writer = useRef<PageWriter>()
  const loading = useRef<Promise<void>>()
  useEffect(() => {
    latestAreas.current = areas
    if (!areas) return
    pendingPress.current?.()
    pendingPress.current = undefined
  }, [areas])

  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      // The menu of a row is no text that one would look for on the page.
      const isInSheet = findSheetForm() && target instanceof Element && !target.closest('.row-menu')
      const isBesidePages = matchMedia('(min-width: 64rem)').matches || isInSheet
      if (!isBesidePages || !latestAreas.current || !(target instanceof Element) || !target.closest('main'))
        return
      const [shownAreas, hostElement] = [latestAreas.current, host.current]
      void import('./preview-form-sync').then(
        ({ highlightOnPage }) => hostElement && highlightOnPage(shownAreas, hostElement, target),
        () => undefined,
      )
    }
    addEventListener('focusin', show)
    return () => removeEventListener('focusin', show)
  }, [host])

  useEffect(() => () => writer.current?.close(), [])

  /**
   * At once where the code is loaded: a phone shows its keyboard only for what is focused within the tap. What comes before waits for one
   * load, so that no move overtakes its press.
   */
  const withWriter = (use: (writer: PageWriter) => unknown) => {
    if (writer.current) return use(writer.current)
    const pages = () => ({ host: host.current!, store, areas: latestAreas.current ?? [] })
    loading.current ??= import('#app/features/editor/page-writing/page-writer').then(
      ({ createPageWriter }) => {
        if (host.current) writer.current = createPageWriter(pages)
      },
      // After a network error the next press retries.
      () => void (loading.current = undefined),
    )
    void loading.current.then(() => writer.current && use(writer.current))
  }
  /** Drawn before it is pressed: a page that is an image yet has no letters to be found. */
  const prepare = () => {
    withWriter(() => undefined)
    if (!latestAreas.current) requestPages()
  }
  const sheetAt = (target: EventTarget) => (target as Element).closest('.sheet')

  const pageHandlers = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') prepare()
    },
    onPointerDown({ target, pointerType, button, nativeEvent }: PointerEvent) {
      const page = sheetAt(target)
      if (!page || !latestAreas.current || pointerType !== 'mouse' || button !== 0) return
      // The first press may be over before its code is there: as a drag it would select to wherever the mouse goes next.
      let isOver = false
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => (isOver = true), { once: true, capture: true })
      withWriter(({ pointerDown }) => isOver || pointerDown(nativeEvent, page))
    },
    // The pages themselves take no focus from the field that is written in.
    onMouseDown(event: MouseEvent) {
      if (sheetAt(event.target) && latestAreas.current) event.preventDefault()
    },
    onClick({ target, clientX, clientY, detail }: MouseEvent) {
      const sheet = sheetAt(target)
      if (!sheet) return
      const number = [...host.current!.querySelectorAll('.sheet')].indexOf(sheet)
      const press = () =>
        withWriter(({ click }) => {
          const page = host.current?.querySelectorAll('.sheet')[number]
          if (page) click(page, clientX, clientY, detail)
        })
      if (latestAreas.current) return press()
      // Until the first edit the pages are images: their areas are requested now.
      pendingPress.current = press
      requestPages()
    },
  }
  return { pageHandlers, prepare }
}
