import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown, useSecondsUntil } from './use-countdown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('without a wait, the countdown is zero and starts no timer', () => {
  const { result } = renderHook(() => useCountdown(undefined))
  expect(result.current).toEqual({ secondsLeft: 0, isTicking: false })
  expect(vi.getTimerCount()).toBe(0)
})

test('a wait counts from when its response arrived, across renders', () => {
  const answer = { waitSeconds: 60 }
  const { result, rerender } = renderHook(({ answer }) => useCountdown(answer), { initialProps: { answer } })
  expect(result.current).toEqual({ secondsLeft: 60, isTicking: true })
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current.secondsLeft).toBe(59)
  rerender({ answer })
  act(() => void vi.advanceTimersByTime(28_000))
  expect(result.current.secondsLeft).toBe(31)
  act(() => void vi.advanceTimersByTime(31_000))
  expect(result.current).toEqual({ secondsLeft: 0, isTicking: false })
  expect(vi.getTimerCount()).toBe(0)
})

test('a later response resets the countdown or starts it again', () => {
  const { result, rerender } = renderHook(({ answer }) => useCountdown(answer), {
    initialProps: { answer: { waitSeconds: 60 } },
  })
  rerender({ answer: { waitSeconds: 0 } })
  expect(result.current).toEqual({ secondsLeft: 0, isTicking: false })
  rerender({ answer: { waitSeconds: 42 } })
  expect(result.current.secondsLeft).toBe(42)
})

test('the seconds until a time are rounded up, and end at zero', () => {
  const { result } = renderHook(({ endsAt }) => useSecondsUntil(endsAt), {
    initialProps: { endsAt: Date.now() + 1_500 },
  })
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(500))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
