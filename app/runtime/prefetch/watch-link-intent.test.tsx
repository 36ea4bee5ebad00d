import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLinkIntent } from './watch-link-intent'

const resolve = vi.fn((link: HTMLAnchorElement) => link.id)
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  resolve.mockClear()
  render(
    <>
      <a id="one" href="/tpls" data-discover="true">
        <b>模板</b>
      </a>
      <a id="two" href="/pricing" data-discover="true">
        会员
      </a>
      <a id="plain" href="/login">
        登录
      </a>
    </>,
  )
  stop = watchLinkIntent(resolve)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const resolved = () => resolve.mock.results.map(({ value }) => value as string)

test.each([
  ['pointed at', fireEvent.pointerOver],
  ['focused', fireEvent.focusIn],
])('a link that is %s for 100 ms is reported once', (_name, on) => {
  on(screen.getByText('模板'))
  vi.advanceTimersByTime(99)
  expect(resolved()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(resolved()).toEqual(['one'])
  fireEvent.pointerOver(screen.getByText('模板').parentElement!)
  vi.advanceTimersByTime(1_000)
  expect(resolved()).toEqual(['one'])
})

test('a link that is only passed over is not reported', () => {
  fireEvent.pointerOver(screen.getByText('模板'))
  vi.advanceTimersByTime(99)
  fireEvent.pointerOver(screen.getByText('会员'))
  vi.advanceTimersByTime(99)
  fireEvent.pointerOut(screen.getByText('会员'), { relatedTarget: document.body })
  vi.advanceTimersByTime(1_000)
  expect(resolved()).toEqual([])
})

test('a touch that becomes a scroll, or a link that reloads the page, is not reported', () => {
  fireEvent.pointerOver(screen.getByText('模板'))
  fireEvent.pointerCancel(screen.getByText('模板'))
  fireEvent.pointerOver(screen.getByText('登录'))
  vi.advanceTimersByTime(1_000)
  expect(resolved()).toEqual([])
})

test('a link that is clicked sooner is not reported', () => {
  fireEvent.pointerOver(screen.getByText('会员'))
  vi.advanceTimersByTime(50)
  document.addEventListener('click', (press) => press.preventDefault(), { once: true })
  fireEvent.click(screen.getByText('会员'))
  vi.advanceTimersByTime(1_000)
  expect(resolved()).toEqual([])
})
