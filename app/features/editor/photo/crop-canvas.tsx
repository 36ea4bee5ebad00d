import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cropRect, clampView, panView, type Size, type CropView } from './crop-geometry'
import { aspectOf, drawCrop, type PhotoShape } from './draw-crop'

type CropCanvasProps = {
  picture: HTMLCanvasElement
  shape: PhotoShape
  view: CropView
  label: string
  onView(view: CropView): void
}

const frameHeight = 260
const frameMargin = 32
const step = 8
const zoomStep = 1.1
const arrowOffsets: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** The picture under its frame: moved by drag, pinch, wheel, arrow keys, + and −. */
export function CropCanvas({ picture, shape, view, label, onView }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const [width, setWidth] = useState(360)
  const aspect = aspectOf(shape)
  const stage: Size = { width, height: frameHeight + 2 * frameMargin }
  const frame = {
    x: (width - frameHeight * aspect) / 2,
    y: frameMargin,
    width: frameHeight * aspect,
    height: frameHeight,
  }

  useEffect(() => {
    const canvasElement = canvas.current
    if (!canvasElement) return
    const observer = new ResizeObserver(() => setWidth(canvasElement.clientWidth))
    observer.observe(canvasElement)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    drawCrop(context, picture, { stage, frame, crop: cropRect(picture, aspect, view), shape })
  })

  useEffect(() => {
    const canvasElement = canvas.current
    // React's own wheel listener is passive and cannot prevent scrolling.
    function zoom(event: WheelEvent) {
      event.preventDefault()
      const zoom = view.zoom * (event.deltaY < 0 ? zoomStep : 1 / zoomStep)
      onView(clampView(picture, aspect, { ...view, zoom }))
    }
    canvasElement?.addEventListener('wheel', zoom, { passive: false })
    return () => canvasElement?.removeEventListener('wheel', zoom)
  }, [picture, aspect, view, onView])

  const move = (x: number, y: number) =>
    onView(panView(picture, aspect, view, { x, y, frameWidth: frame.width }))

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    pointers.current.set(event.pointerId, now)
    if (other) {
      const zoom = (view.zoom * distance(now, other)) / Math.max(1, distance(before, other))
      onView(clampView(picture, aspect, { ...view, zoom }))
    } else move(now.x - before.x, now.y - before.y)
  }
  function onKeyDown(event: KeyboardEvent) {
    const offset = arrowOffsets[event.key]
    const zoom = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key]
    if (!offset && !zoom) return
    event.preventDefault()
    if (offset) move(offset.x, offset.y)
    else onView(clampView(picture, aspect, { ...view, zoom: view.zoom * zoom! }))
  }
  const onPointerUp = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  return (
    // The canvas is one control for keys and pointers; its label describes it.
    <canvas
      ref={canvas}
      width={stage.width * devicePixelRatio}
      height={stage.height * devicePixelRatio}
      tabIndex={0}
      // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
      role="application"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      style={{ height: stage.height }}
      className="block w-full cursor-grab touch-none rounded-md bg-muted active:cursor-grabbing"
    />
  )
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
