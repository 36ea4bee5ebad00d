import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPress } from './keep-press'

let under: Element | null = null
const onClick = vi.fn()
const button = document.createElement('button')
button.addEventListener('click', onClick)

beforeEach(() => {
  document.body.append(button)
  document.elementFromPoint = () => under
})
afterEach(() => {
  button.remove()
  onClick.mockClear()
})

/** Presses the button, and lifts the pointer `dx` px further over what is `underUp`. */
function press({
  underUp,
  dx = 0,
  pointerType = 'mouse',
}: {
  underUp: Element
  dx?: number
  pointerType?: string
}) {
  const down = new PointerEvent('pointerdown', { clientX: 10, clientY: 10, button: 0, pointerType })
  Object.defineProperty(down, 'target', { value: button })
  keepPress(down)
  under = underUp
  dispatchEvent(new PointerEvent('pointerup', { clientX: 10 + dx, clientY: 10 }))
}

test('a button that moved away under a resting pointer is pressed, once', () => {
  press({ underUp: document.body })
  dispatchEvent(new PointerEvent('pointerup', { clientX: 10, clientY: 10 }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([
  ['that is still under the pointer, which the browser presses itself', { underUp: button }],
  ['that a pointer was drawn away from', { underUp: document.body, dx: 20 }],
  ['under a finger, which scrolls', { underUp: document.body, pointerType: 'touch' }],
])('nothing presses a button %s', (_case, options) => {
  press(options)
  expect(onClick).not.toHaveBeenCalled()
})

test('nothing presses a button that is gone', () => {
  const down = new PointerEvent('pointerdown', { button: 0 })
  Object.defineProperty(down, 'target', { value: button })
  keepPress(down)
  button.remove()
  under = document.body
  dispatchEvent(new PointerEvent('pointerup'))
  expect(onClick).not.toHaveBeenCalled()
})
