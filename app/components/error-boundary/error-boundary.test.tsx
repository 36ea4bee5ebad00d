import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { expectConsoleError } from '#tests/console-errors'
import { ErrorBoundary } from './error-boundary'
import { onCaughtError } from './caught-error-events'
import { toastStore } from '#app/components/ui/toast/toast-store'

let shouldThrow = true
function Fragile() {
  if (shouldThrow) throw new Error('it broke')
  return <p>whole</p>
}

beforeEach(() => {
  shouldThrow = true
  vi.useFakeTimers()
  // React logs the errors it catches.
  expectConsoleError(/it broke|The above error occurred/)
})
afterEach(() => {
  vi.useRealTimers()
  act(() => toastStore.setState([], true))
})
const renderBoundary = () =>
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <ErrorBoundary name="preview">
        <Fragile />
      </ErrorBoundary>
    </I18nextProvider>,
  )
function clickRetry(): void {
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  act(() => void vi.advanceTimersByTime(500))
}

test('a component that throws is reported, and renders again 500 ms after a retry', () => {
  const listener = vi.fn()
  const unsubscribe = onCaughtError(listener)
  renderBoundary()
  expect(listener.mock.calls[0]![0]).toMatchObject({ component: { name: 'preview', retryCount: 0 } })
  shouldThrow = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  act(() => void vi.advanceTimersByTime(499))
  expect(screen.queryByText('whole')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('whole')).toBeTruthy()
  unsubscribe()
})

test('a component that keeps throwing is retried three times, then no more', () => {
  renderBoundary()
  for (let n = 0; n < 3; n++) clickRetry()
  expect(toastStore.getState()).toEqual([])
  shouldThrow = false
  clickRetry()
  expect(toastStore.getState().map(({ title }) => title)).toEqual(['已达重试次数上限'])
  expect(screen.queryByText('whole')).toBeNull()
})
