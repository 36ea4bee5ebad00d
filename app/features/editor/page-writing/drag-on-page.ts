import { createPageMark, putOnPage } from '#app/features/editor/page-caret/page-mark'
import { pageWidthOf, pointOnPage, pxPerPtOf } from '#app/features/editor/preview/page-geometry'
import { sideColumnOf } from '#app/features/editor/sections/section-columns'
import { areaAt } from '#app/features/editor/preview/preview-form-sync'
import type { PageArea } from '#app/preview/preview-protocol'
import { draggableOf, dropIntent, dropTargetAt, type Draggable, type DropTarget } from './drag-targets'
import type { PressedPages } from './press-page'

const gripSizePx = { width: 16, height: 22 }

/**
 * Shows a grip beside the section or entry under the mouse; drawn along the pages it moves it within its list,
 * a section also to the other column. For the mouse alone: the form has the same handles for fingers and keys.
 * @returns what ends it
 */
export function enableDragging(pages: () => PressedPages): () => void {
  const { host } = pages()
  const grip = createPageMark('page-grip')
  let gripOf: Draggable | undefined

  const onMove = ({ pointerType, buttons, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 0 || target === grip) return
    const page = target instanceof Element ? target.closest('.sheet') : null
    const shown = page && areaOfDraggable(pages(), page, clientX, clientY)
    if (!page || !shown) return
    gripOf = shown.draggable
    putOnPage(grip, page, { ...leftEdgeOf(shown.area, page), ...gripSizePx })
  }
  const onLeave = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return
    grip.remove()
  }
  const onDown = (down: PointerEvent) => {
    if (!gripOf || down.button !== 0) return
    down.preventDefault()
    down.stopPropagation()
    dragWithPointer(pages(), grip, gripOf)
  }
  host.addEventListener('pointermove', onMove)
  host.addEventListener('pointerleave', onLeave)
  grip.addEventListener('pointerdown', onDown)
  return () => {
    grip.remove()
    host.removeEventListener('pointermove', onMove)
    host.removeEventListener('pointerleave', onLeave)
  }
}

function areaOfDraggable({ host, store, areas }: PressedPages, page: Element, x: number, y: number) {
  const { resume } = store.getState()
  const area = areaAt(areas, pointOnPage(host, page, x, y), (id) => draggableOf(resume, id) !== undefined)
  const draggable = area && draggableOf(resume, area[0])
  return draggable && { area, draggable }
}

function dragWithPointer({ host, store, areas }: PressedPages, grip: HTMLElement, dragged: Draggable) {
  const line = createPageMark('page-drop-line')
  const pageOf = (number: number) => host.querySelectorAll('.sheet')[number - 1]
  const veils = areas.filter(([id]) => id === dragged.id).map((area) => showVeil(area, pageOf(area[1])))
  let target: DropTarget | undefined

  const onMove = ({ clientX, clientY }: PointerEvent) => {
    const page = document.elementsFromPoint(clientX, clientY).find((one) => one.matches('.sheet'))
    if (!page) return
    const side = sideColumnOf(store.getState())
    target = dropTargetAt(
      store.getState().resume,
      areas,
      dragged,
      pointOnPage(host, page, clientX, clientY),
      side && { side, pageWidth: pageWidthOf(page) },
    )
    const on = target && pageOf(target.area[1])
    if (target && on) showLine(line, target, on)
  }
  const end = ({ type }: Event) => {
    for (const mark of [line, ...veils]) mark?.remove()
    for (const name of ends) removeEventListener(name, end)
    removeEventListener('pointermove', onMove)
    removeEventListener('keydown', onKey, true)
    grip.remove()
    if (type === 'pointerup' && target) store.getState().dispatchIntent(dropIntent(dragged, target), true)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(event)
  }
  const ends = ['pointerup', 'pointercancel', 'blur'] as const
  for (const name of ends) addEventListener(name, end)
  addEventListener('pointermove', onMove)
  addEventListener('keydown', onKey, true)
}

/** The dragged part is pale as long as it is in the hand. */
function showVeil([, , x, y, width, height]: PageArea, page: Element | undefined) {
  if (!page) return undefined
  const pxPerPt = pxPerPtOf(page)
  const veil = createPageMark('page-dragged')
  putOnPage(veil, page, { x: x * pxPerPt, y: y * pxPerPt, width: width * pxPerPt, height: height * pxPerPt })
  return veil
}

function showLine(line: HTMLElement, { area, y }: DropTarget, page: Element) {
  const pxPerPt = pxPerPtOf(page)
  putOnPage(line, page, { x: area[2] * pxPerPt, y: y * pxPerPt - 1, width: area[4] * pxPerPt, height: 2 })
}

/** In the margin, but on the page. */
function leftEdgeOf([, , x, y]: PageArea, page: Element) {
  const pxPerPt = pxPerPtOf(page)
  return { x: Math.max(2, x * pxPerPt - gripSizePx.width - 6), y: y * pxPerPt - 2 }
}
