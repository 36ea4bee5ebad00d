import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ValidatedField } from './validated-field'
import { isBlank } from '#app/components/ui/parsed-input/parse-input-value'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const renderField = (error?: string) => (
  <ValidatedField
    name="nickname"
    label="昵称"
    error={error}
    validate={(typed) => (isBlank(typed) ? '请填写此项' : undefined)}
  />
)
const field = () => screen.getByLabelText<HTMLInputElement>('昵称')
function type(value: string) {
  fireEvent.input(field(), { target: { value } })
  act(() => void vi.advanceTimersByTime(300))
}

describe('a field that is validated while typing', () => {
  test('shows the error, and hides it once the value is valid', () => {
    render(renderField())
    type('  ')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('请填写此项').id).toBe(field().getAttribute('aria-describedby'))
    type('林晓')
    expect([field().getAttribute('aria-invalid'), screen.queryByText('请填写此项')]).toEqual([null, null])
  })

  test("shows the server's error until another value is typed, and then the server's next error", () => {
    const { rerender } = render(renderField('不可用'))
    expect(screen.getByText('不可用')).toBeTruthy()
    type('林晓')
    expect(screen.queryByText('不可用')).toBeNull()
    rerender(renderField('仍不可用'))
    expect(screen.getByText('仍不可用')).toBeTruthy()
  })
})
