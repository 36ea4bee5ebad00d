import type { PointerEvent } from 'react'

/** What moves less is a tap. */
const tapPx = 6
/** Who begins this near to the thumb has it in hand, and moves it from where it is. */
const graspPx = 28
/** Of the thumb in form-controls.css. */
const thumbPx = 18

type Slide = {
  pointerId: number
  x: number
  y: number
  before: number
  /** From the finger to the thumb. */
  offset: number
  isSideways: boolean
  hasMoved: boolean
}
export type SliderRange = { min: number; max: number; value: number }

/**
 * Moves a slider by a finger that goes sideways, or by a tap. Browsers move theirs as soon as it is touched, and some keep
 * the page from scrolling then: on a touch screen the field lets touches through to what is around it (app.css), which listens
 * here. A finger that goes up or down scrolls the page. A mouse, keys and screen readers have the field itself.
 */
export function createSlide(read: () => SliderRange, write: (value: number) => void) {
  let slide: Slide | undefined

  const valueAt = (element: HTMLElement, x: number) => {
    const { left, width } = element.getBoundingClientRect()
    const { min, max } = read()
    const part = (x - left - thumbPx / 2) / Math.max(1, width - thumbPx)
    return min + Math.min(1, Math.max(0, part)) * (max - min)
  }
  const thumbAt = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect()
    const { min, max, value } = read()
    return left + thumbPx / 2 + ((value - min) / (max - min)) * (width - thumbPx)
  }
  const isOf = (event: PointerEvent<HTMLElement>) => slide?.pointerId === event.pointerId

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { target, currentTarget, clientX: x, clientY: y, pointerId, pointerType } = event
      // The field has it: no finger.
      if (target !== currentTarget || !event.isPrimary || event.button > 0) return
      const toThumb = thumbAt(currentTarget) - x
      const offset = Math.abs(toThumb) <= graspPx ? toThumb : 0
      const isSideways = pointerType === 'mouse'
      slide = { pointerId, x, y, before: read().value, offset, isSideways, hasMoved: false }
      if (isSideways) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!slide || !isOf(event)) return
      const [right, down] = [Math.abs(event.clientX - slide.x), Math.abs(event.clientY - slide.y)]
      if (!slide.hasMoved && Math.max(right, down) < tapPx) return
      // Where the page has nothing to scroll the browser does not say that the finger is none of ours.
      if (!slide.isSideways && down >= right) slide = undefined
      else {
        slide.isSideways = slide.hasMoved = true
        write(valueAt(event.currentTarget, event.clientX + slide.offset))
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!slide || !isOf(event)) return
      if (!slide.hasMoved) write(valueAt(event.currentTarget, event.clientX))
      event.currentTarget.querySelector('input')?.focus({ preventScroll: true })
      slide = undefined
    },
    /** The browser scrolls or zooms with that finger. */
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (!slide || !isOf(event)) return
      if (slide.isSideways) write(slide.before)
      slide = undefined
    },
  }
}
