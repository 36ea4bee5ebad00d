import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cropOf, heldView, movedView, type Size, type View } from './crop-geometry'
import { aspectOf, drawCrop, type Shape } from './draw-crop'

type CropStageProps = {
  picture: HTMLCanvasElement
  shape: Shape
  view: View
  label: string
  onView(view: View): void
}

const frameHeight = 260
const room = 32
const step = 8
const zoomStep = 1.1
const keys: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** The picture under its frame: dragged, pinched, wheeled, or moved by the arrow keys and + and −. */
export function CropStage({ picture, shape, view, label, onView }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const [width, setWidth] = useState(360)
  const aspect = aspectOf(shape)
  const stage: Size = { width, height: frameHeight + 2 * room }
  const frame = {
    x: (width - frameHeight * aspect) / 2,
    y: room,
    width: frameHeight * aspect,
    height: frameHeight,
  }

  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    const watch = new ResizeObserver(() => setWidth(shown.clientWidth))
    watch.observe(shown)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    const paint = canvas.current?.getContext('2d')
    if (!paint) return
    paint.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    drawCrop(paint, picture, { stage, frame, crop: cropOf(picture, aspect, view), shape })
  })

  useEffect(() => {
    const shown = canvas.current
    // React's own listener may not keep the page from scrolling.
    function zoom(event: WheelEvent) {
      event.preventDefault()
      onView(
        heldView(picture, aspect, {
          ...view,
          zoom: view.zoom * (event.deltaY < 0 ? zoomStep : 1 / zoomStep),
        }),
      )
    }
    shown?.addEventListener('wheel', zoom, { passive: false })
    return () => shown?.removeEventListener('wheel', zoom)
  }, [picture, aspect, view, onView])

  const move = (x: number, y: number) =>
    onView(movedView(picture, aspect, view, { x, y, frameWidth: frame.width }))

  function drag(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    fingers.current.set(event.pointerId, now)
    if (other) {
      const zoom = (view.zoom * distance(now, other)) / Math.max(1, distance(before, other))
      onView(heldView(picture, aspect, { ...view, zoom }))
    } else move(now.x - before.x, now.y - before.y)
  }
  function press(event: KeyboardEvent) {
    const by = keys[event.key]
    const zoom = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key]
    if (!by && !zoom) return
    event.preventDefault()
    if (by) move(by.x, by.y)
    else onView(heldView(picture, aspect, { ...view, zoom: view.zoom * zoom! }))
  }
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return (
    // It is moved as a whole, by keys as by hand; what it shows is said by its label.
    <canvas
      ref={canvas}
      width={stage.width * devicePixelRatio}
      height={stage.height * devicePixelRatio}
      tabIndex={0}
      // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
      role="application"
      aria-label={label}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={lift}
      style={{ height: stage.height }}
      className="block w-full cursor-grab touch-none rounded-md bg-muted active:cursor-grabbing"
    />
  )
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
