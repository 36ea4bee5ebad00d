import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TextInput } from './text-input'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.input(field(), { target: { value } })

describe('a text input', () => {
  test('emits each change, and validates once no key was pressed for 300 ms', () => {
    const [typed, validated] = [vi.fn(), vi.fn()]
    render(<TextInput aria-label="name" trim onValueChange={typed} onValidate={validated} />)
    type('林')
    act(() => void vi.advanceTimersByTime(299))
    type('林晓 ')
    act(() => void vi.advanceTimersByTime(299))
    expect(typed.mock.calls).toEqual([['林'], ['林晓']])
    expect(validated).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(validated.mock.calls).toEqual([['林晓']])
  })

  test('with commitOnBlur, emits only on blur or Enter', () => {
    const typed = vi.fn()
    render(<TextInput aria-label="name" commitOnBlur nullify onValueChange={typed} />)
    type('林晓')
    expect(typed).not.toHaveBeenCalled()
    fireEvent.keyDown(field(), { key: 'Enter' })
    type(' ')
    fireEvent.blur(field())
    expect(typed.mock.calls).toEqual([['林晓'], [null]])
  })

  test('trims its own text on blur', () => {
    render(<TextInput aria-label="name" trim />)
    type('  林晓 ')
    expect(field().value).toBe('  林晓 ')
    fireEvent.blur(field())
    expect(field().value).toBe('林晓')
  })

  test('a number field emits numbers', () => {
    const typed = vi.fn()
    render(<TextInput aria-label="height" type="number" onValueChange={typed} />)
    fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '172' } })
    expect(typed).toHaveBeenCalledWith(172)
  })

  test('an unmounted field is not validated', () => {
    const validated = vi.fn()
    const { unmount } = render(<TextInput aria-label="name" onValidate={validated} />)
    type('林')
    unmount()
    act(() => void vi.advanceTimersByTime(300))
    expect(validated).not.toHaveBeenCalled()
  })
})
