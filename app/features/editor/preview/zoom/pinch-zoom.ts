import type { PageZoom, Point } from './page-zoom'

type Fingers = { between: number; middle: Point }

/**
 * Zooms the pages with two fingers; one finger scrolls as ever. While they move, the pages are stretched as they are, and
 * drawn in their new size once they are lifted.
 * @returns what ends it
 */
export function enablePinch(pane: HTMLElement, host: HTMLElement, zoom: PageZoom): () => void {
  let pinch: { from: Fingers; now: Fingers; anchor: ReturnType<PageZoom['anchorAt']> } | undefined
  const zoomOf = ({ from, now }: NonNullable<typeof pinch>) =>
    zoom.clamp((zoom.get() * now.between) / from.between)

  const onStart = ({ touches }: TouchEvent) => {
    const fingers = fingersOf(touches)
    if (!fingers || pinch) return
    pinch = { from: fingers, now: fingers, anchor: zoom.anchorAt(fingers.middle) }
    const box = host.getBoundingClientRect()
    host.style.transformOrigin = `${fingers.middle.x - box.left}px ${fingers.middle.y - box.top}px`
  }
  const onMove = (event: TouchEvent) => {
    const fingers = fingersOf(event.touches)
    if (!pinch || !fingers) return
    event.preventDefault()
    pinch.now = fingers
    const { from, now } = pinch
    host.style.transform = `translate(${now.middle.x - from.middle.x}px, ${now.middle.y - from.middle.y}px) scale(${zoomOf(pinch) / zoom.get()})`
  }
  const onEnd = ({ touches }: TouchEvent) => {
    if (!pinch || touches.length > 1) return
    const { now, anchor } = pinch
    const next = zoomOf(pinch)
    pinch = undefined
    host.style.transform = host.style.transformOrigin = ''
    zoom.set(next, now.middle, anchor)
  }
  const controller = new AbortController()
  const { signal } = controller
  pane.addEventListener('touchstart', onStart, { signal, passive: true })
  pane.addEventListener('touchmove', onMove, { signal, passive: false })
  for (const name of ['touchend', 'touchcancel'] as const) pane.addEventListener(name, onEnd, { signal })
  // The browser's own pinch would zoom the bars too.
  pane.dataset.pinchZooms = ''
  return () => {
    controller.abort()
    delete pane.dataset.pinchZooms
  }
}

function fingersOf(touches: TouchList): Fingers | undefined {
  const [a, b] = touches
  if (!a || !b) return undefined
  return {
    between: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  }
}
