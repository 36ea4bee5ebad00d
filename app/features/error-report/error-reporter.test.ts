import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorRecord } from '#contract/browser-errors/error-report'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'
import type { PageError } from './page-error'
import { createErrorReporter } from './error-reporter'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const problem = (type: PageError['type'], message = 'x is undefined'): PageError => ({
  type,
  message,
  stack: '',
})

function open(random = 0) {
  const { url, userAgent, route, context } = buildErrorRecord('1')
  const send = vi.fn<(errors: readonly ErrorRecord[]) => void>()
  const beacon = vi.fn<(errors: readonly ErrorRecord[]) => void>()
  let made = 0
  const reporter = createErrorReporter({
    pageContext: () => ({ url, userAgent, route, context }),
    send,
    beacon,
    now: () => 7,
    random: () => random,
    newId: () => `error-${++made}-of-this`,
  })
  return { reporter, send, beacon }
}

describe('the error reporter', () => {
  test('sends the worst error at once, redacted, with the fields of the contract', () => {
    const { reporter, send } = open(0.99)
    reporter.report(problem('javascript', '王小明 13800138000'))
    const [[told] = []] = send.mock.calls.map(([errors]) => errors)
    expect(told?.message).toBe('[text] [number]')
    expect(ErrorRecord.parse(told)).toMatchObject({ type: 'javascript', level: 'high', timestamp: 7 })
  })

  test('sends other errors once, after 30 s', () => {
    const { reporter, send } = open()
    reporter.report(problem('promise', 'a'))
    vi.advanceTimersByTime(20_000)
    reporter.report(problem('promise', 'b'))
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(send.mock.calls.map(([errors]) => errors.map(({ message }) => message))).toEqual([['a', 'b']])
    vi.advanceTimersByTime(60_000)
    expect(send).toHaveBeenCalledOnce()
  })

  test('sends pending errors when the page is left, and nothing when none are pending', () => {
    const { reporter, send, beacon } = open()
    reporter.flushOnLeave()
    expect(beacon).not.toHaveBeenCalled()
    for (let n = 0; n < 12; n++) reporter.report(problem('promise', String.fromCharCode(97 + n)))
    reporter.flushOnLeave()
    reporter.flushOnLeave()
    expect(beacon.mock.calls.map(([errors]) => errors.map(({ message }) => message).join(''))).toEqual([
      'cdefghijkl',
    ])
    vi.advanceTimersByTime(60_000)
    expect(send).not.toHaveBeenCalled()
  })

  test('does not send unsampled errors but counts them', () => {
    const { reporter, send, beacon } = open(0.5)
    reporter.report(problem('promise'))
    reporter.report(problem('vue'))
    reporter.report(problem('javascript'))
    reporter.flushOnLeave()
    expect(send).toHaveBeenCalledTimes(2)
    expect(beacon).not.toHaveBeenCalled()
    expect(reporter.stats()).toEqual({ jsErrors: 1, promiseRejections: 1, vueErrors: 1, totalErrors: 3 })
  })

  test('sends at most five errors with the same fingerprint', () => {
    const { reporter, send } = open()
    for (let n = 0; n < 9; n++) reporter.report(problem('javascript', `row ${n} is broken`))
    expect(send).toHaveBeenCalledTimes(5)
  })
})
