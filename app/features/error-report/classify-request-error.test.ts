import { expect, test } from 'vitest'
import { texts } from '#app/i18n/zh/error-messages'
import { classifyRequestError } from './classify-request-error'

test.each([
  [{ thrown: new TypeError('Failed to fetch') }, 'network', true],
  [{ thrown: new TypeError('Load failed') }, 'network', true],
  [{ thrown: new TypeError('NetworkError when attempting to fetch resource.') }, 'network', true],
  // The connection breaks during a response: Chromium, Safari, Firefox.
  [{ thrown: new TypeError('network error') }, 'network', true],
  [{ thrown: new TypeError('The network connection was lost.') }, 'network', true],
  [{ thrown: new TypeError('Error in body stream') }, 'network', true],
  [{ thrown: new DOMException('late', 'TimeoutError') }, 'timeout', true],
  [{ status: 401 }, 'auth', false],
  [{ status: 403 }, 'auth', false],
  [{ status: 400 }, 'client', false],
  [{ status: 404 }, 'client', false],
  [{ status: 429 }, 'client', true],
  [{ status: 500 }, 'server', true],
  [{ status: 502 }, 'server', true],
  [{ status: 503 }, 'server', true],
  [{ status: 304 }, 'unknown', false],
  [{ code: -8003 }, 'business', false],
  [{ thrown: new TypeError('x is undefined') }, 'unknown', false],
  [{ thrown: new DOMException('stopped', 'AbortError') }, 'unknown', false],
  [{ thrown: 'no' }, 'unknown', false],
] as const)('classifies %o as %s, retryable: %s', (failed, kind, isRetryable) => {
  expect(classifyRequestError(failed)).toMatchObject({ kind, isRetryable })
  expect(texts.transport[kind]).not.toBe('')
})

test('returns the message of the service', () => {
  expect(classifyRequestError({ code: -8003, message: '次数已用完' }).message).toBe('次数已用完')
})
