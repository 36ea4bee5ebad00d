import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeldKeys } from './held-keys'

let held: ReturnType<typeof createHeldKeys>
let finish: () => void
let pressed: string[]
const onKeyDown = (event: KeyboardEvent) => {
  if (held.hold(event)) return
  pressed.push(event.key)
  if (event.key === 'ArrowUp') void held.during(action())
}
const action = () => new Promise<void>((resolve) => (finish = resolve))
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement!, { key })
}

beforeEach(() => {
  held = createHeldKeys()
  pressed = []
  document.execCommand = vi.fn(() => true)
  document.body.innerHTML = '<input value="ab">'
  document.querySelector('input')!.focus()
  document.addEventListener('keydown', onKeyDown)
})
afterEach(() => {
  document.removeEventListener('keydown', onKeyDown)
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('keys wait for the one that looks for its place, and are pressed again in their order', async () => {
  press('ArrowUp', 'Q', 'Backspace')
  expect(pressed).toEqual(['ArrowUp'])
  finish()
  await vi.waitFor(() => expect(pressed).toEqual(['ArrowUp', 'Q', 'Backspace']))
  expect(vi.mocked(document.execCommand).mock.calls).toEqual([['insertText', false, 'Q'], ['delete']])
})

test('a key that looks for its own place holds those behind it again', async () => {
  press('ArrowUp', 'ArrowUp', 'Q')
  finish()
  await vi.waitFor(() => expect(pressed).toEqual(['ArrowUp', 'ArrowUp']))
  finish()
  await vi.waitFor(() => expect(pressed).toEqual(['ArrowUp', 'ArrowUp', 'Q']))
})

test('a place that is not found holds no key for longer than 1.2 seconds', async () => {
  vi.useFakeTimers()
  press('ArrowUp', 'Q')
  await vi.advanceTimersByTimeAsync(1_100)
  expect(pressed).toEqual(['ArrowUp'])
  await vi.advanceTimersByTimeAsync(200)
  expect(pressed).toEqual(['ArrowUp', 'Q'])
})

test('shortcuts and keys of an input method do not wait', () => {
  press('ArrowUp')
  fireEvent.keyDown(document.activeElement!, { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.activeElement!, { key: 'Process', isComposing: true })
  expect(pressed).toEqual(['ArrowUp', 'z', 'Process'])
  finish()
})

test('arrows to the side move the caret of a field', async () => {
  const field = document.querySelector('input')!
  field.setSelectionRange(2, 2)
  press('ArrowUp', 'ArrowLeft')
  finish()
  await vi.waitFor(() => expect(field.selectionStart).toBe(1))
})
