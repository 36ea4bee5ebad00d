import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { expectConsoleError } from '#tests/console-errors'
import { ErrorPanel } from './error-panel'
import { onToldProblem } from './told-problems'
import { toasts } from './ui/toasts'

let broken = true
function Fragile() {
  if (broken) throw new Error('it broke')
  return <p>whole</p>
}

beforeEach(() => {
  broken = true
  vi.useFakeTimers()
  // React itself says what it caught.
  expectConsoleError(/it broke|The above error occurred/)
})
afterEach(() => {
  vi.useRealTimers()
  act(() => toasts.setState([], true))
})
const draw = () =>
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <ErrorPanel name="preview">
        <Fragile />
      </ErrorPanel>
    </I18nextProvider>,
  )
function pressRetry(): void {
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  act(() => void vi.advanceTimersByTime(500))
}

test('a part that breaks tells of itself, and is there again after a retry of 500 ms', () => {
  const told = vi.fn()
  const untold = onToldProblem(told)
  draw()
  expect(told.mock.calls[0]![0]).toMatchObject({ component: { name: 'preview', retryCount: 0 } })
  broken = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  act(() => void vi.advanceTimersByTime(499))
  expect(screen.queryByText('whole')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('whole')).toBeTruthy()
  untold()
})

test('a part that stays broken is tried again three times, then no more', () => {
  draw()
  for (let n = 0; n < 3; n++) pressRetry()
  expect(toasts.getState()).toEqual([])
  broken = false
  pressRetry()
  expect(toasts.getState().map(({ title }) => title)).toEqual(['已达到最多重试次数'])
  expect(screen.queryByText('whole')).toBeNull()
})
