import { dragTolerancePx } from './drag-tolerance'

/** A press that waits for the code that moves rows; `last` is where its pointer is now. */
export type HeldPress = { down: PointerEvent; last: PointerEvent; stop(): void }

type HeldPressOptions = {
  /** On a handle it may move: there is nothing else it could mean. Elsewhere it scrolls then. */
  isOnHandle: boolean
  /** No longer held: undefined where it meant something else. */
  onEnd(release: PointerEvent | undefined): void
}

/** Follows a press from its beginning until its pointer is lifted. */
export function holdPress(down: PointerEvent, { isOnHandle, onEnd }: HeldPressOptions): HeldPress {
  const controller = new AbortController()
  const press: HeldPress = { down, last: down, stop: () => controller.abort() }
  const end = (release?: PointerEvent) => {
    controller.abort()
    onEnd(release)
  }
  const onMove = (move: PointerEvent) => {
    press.last = move
    if (!isOnHandle && distanceBetween(down, move) > dragTolerancePx) end()
  }
  const options = { capture: true, passive: true, signal: controller.signal }
  addEventListener('pointermove', onMove, options)
  addEventListener('pointerup', (up) => end(up), options)
  addEventListener('pointercancel', () => end(), options)
  // Not cancelable: it stops a gliding page.
  addEventListener('touchstart', ({ cancelable }) => cancelable || end(), options)
  return press
}

export function distanceBetween(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
}
