/** A pointer that moves further than this means something else, in px. */
const tolerancePx = 4

/**
 * Lets a press work on a control that moves away before the pointer is lifted: leaving a field may take away what stood under
 * it, and browsers click only what is under the pointer at both ends of a press.
 */
export function keepPress(down: PointerEvent): void {
  const control = (down.target as Element).closest<HTMLElement>('button, label, summary, a[href]')
  if (!control || down.button !== 0 || down.pointerType === 'touch') return
  addEventListener(
    'pointerup',
    (up) => {
      const distance = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY)
      const isUnderPointer = control.contains(document.elementFromPoint(up.clientX, up.clientY))
      if (distance <= tolerancePx && !isUnderPointer && control.isConnected) control.click()
    },
    { once: true, capture: true },
  )
}
