import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DatePicker } from './date-picker'

const labels = {
  open: 'Choose a day',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  clear: 'Clear',
  spelling: 'A day is written 2026-11-25',
  language: 'en',
}

function renderPicker(defaultValue = '') {
  render(<DatePicker name="since" aria-label="Since" defaultValue={defaultValue} labels={labels} />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Since' })
}

test.each(['blur', 'Enter'])('a day in another spelling is written as it is posted (%s)', (how) => {
  const field = renderPicker()
  fireEvent.change(field, { target: { value: '2026年3月5日' } })
  if (how === 'blur') fireEvent.blur(field)
  else fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('2026-03-05')
  expect(field.checkValidity()).toBe(true)
})

test('a text that is no day stays as it was typed, and the form is not sent with it', () => {
  const field = renderPicker()
  fireEvent.change(field, { target: { value: '11/25/2026' } })
  fireEvent.blur(field)
  expect(field.value).toBe('11/25/2026')
  expect(field.checkValidity()).toBe(false)
})

test('the calendar opens at the day of the field, moves by keys and buttons, and writes the chosen day', async () => {
  const field = renderPicker('2026-03-05')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  const chosen = await screen.findByRole('gridcell', { name: 'March 5, 2026' })
  expect(chosen.getAttribute('aria-selected')).toBe('true')
  expect(chosen).toBe(document.activeElement)
  fireEvent.keyDown(chosen, { key: 'ArrowRight' })
  expect(screen.getByRole('gridcell', { name: 'March 6, 2026' })).toBe(document.activeElement)
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  fireEvent.click(screen.getByRole('gridcell', { name: 'April 6, 2026' }))
  expect(field.value).toBe('2026-04-06')
  expect(field).toBe(document.activeElement)
})

test('the calendar opens by keys of the field that are announced, and goes back to it at Escape', () => {
  const field = renderPicker('2026-03-05')
  const details = field.parentElement!.querySelector('details')!
  expect(field.getAttribute('aria-keyshortcuts')).toBe('ArrowDown Alt+ArrowDown')
  expect(details.querySelector('summary')!.tabIndex).toBe(-1)
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })
  expect(details.open).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([details.open, document.activeElement]).toEqual([false, field])
})

test('a phone’s own wheel starts at the day of the field and writes its own there', () => {
  const field = renderPicker('2026-03-05')
  const wheel = screen.getByLabelText<HTMLInputElement>('Choose a day', { selector: 'input' })
  fireEvent.focus(wheel)
  expect(wheel.value).toBe('2026-03-05')
  fireEvent.change(wheel, { target: { value: '2026-12-31' } })
  expect(field.value).toBe('2026-12-31')
})
