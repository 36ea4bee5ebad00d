import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { StyleSlider } from './style-slider'

/** A slider 218 px wide, whose thumb goes 200 px: 20 px are one step of spacing. */
function open(spacing = 1) {
  const resume = buildResume(({ style }) => Object.assign(style, { spacing }))
  const store = renderInEditor(<StyleSlider measure="spacing" />, { resume })
  const input = screen.getByLabelText<HTMLInputElement>('段距')
  const track = input.parentElement!
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 218, 44))
  const send = (type: string, clientX: number, clientY = 22, more = {}) =>
    fireEvent(
      track,
      new PointerEvent(type, {
        ...{ bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch', clientX, clientY },
        ...more,
      }),
    )
  return { send, input, spacing: () => store.getState().resume.style.spacing }
}

test('a finger that goes up or down over a slider leaves it as it is', () => {
  const { send, spacing } = open()
  send('pointerdown', 180)
  send('pointermove', 182, 10)
  send('pointermove', 190, -60)
  send('pointermove', 20, -60)
  expect(spacing()).toBe(1)
  send('pointerup', 20, -60)
  expect(spacing()).toBe(1)
})

test('a scroll that the browser takes over leaves a slider as it is', () => {
  const { send, spacing } = open()
  send('pointerdown', 180)
  send('pointercancel', 180)
  send('pointermove', 20)
  send('pointerup', 20)
  expect(spacing()).toBe(1)
})

test('a finger that goes sideways moves the thumb it has in hand without a leap', () => {
  const { send, spacing } = open()
  // The thumb is at 89.
  send('pointerdown', 99)
  send('pointermove', 102)
  expect(spacing()).toBe(1)
  send('pointermove', 139)
  expect(spacing()).toBe(1.2)
  send('pointermove', 119, 80)
  expect(spacing()).toBe(1.1)
  send('pointerup', 119, 80)
  expect(spacing()).toBe(1.1)
})

test('a slide that is taken away goes back to where it was', () => {
  const { send, spacing } = open()
  send('pointerdown', 89)
  send('pointermove', 189)
  expect(spacing()).toBe(1.5)
  send('pointercancel', 189)
  expect(spacing()).toBe(1)
})

test('a tap puts the thumb where it is, and the focus on the field', () => {
  const { send, spacing, input } = open()
  send('pointerdown', 169)
  send('pointerup', 170)
  expect(spacing()).toBe(1.4)
  expect(document.activeElement).toBe(input)
})

test('beyond the ends of a slider are its ends, and a second finger is none of it', () => {
  const { send, spacing } = open()
  send('pointerdown', 89)
  send('pointermove', 900)
  expect(spacing()).toBe(1.6)
  send('pointermove', 9, 22, { pointerId: 2, isPrimary: false })
  expect(spacing()).toBe(1.6)
  send('pointermove', -500)
  expect(spacing()).toBe(0.6)
})

test('what the field itself is pressed by is left to it', () => {
  const { spacing, input } = open()
  fireEvent(input, new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, clientX: 9 }))
  fireEvent(input, new PointerEvent('pointerup', { bubbles: true, isPrimary: true, clientX: 9 }))
  expect(spacing()).toBe(1)
})
