import { expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { undefinedIfNotFound, undefinedIfUnknown } from './undefined-if-not-found'
import { withFallback } from './with-fallback'

const failed = (readDraft: () => never) =>
  fakeApiClient({ readDraft }).call('readDraft', { id: 'd1', secret: 's1' })
const notFound = failingWith(ApiCodes.notFound)
const badInput = failingWith(ApiCodes.invalidInput)

test('undefinedIfNotFound returns undefined for a not-found error only', async () => {
  expect(await undefinedIfNotFound(failed(notFound))).toBeUndefined()
  for (const other of [failingWith(ApiCodes.tooManyRequests), badInput, failUnreachable])
    await expect(undefinedIfNotFound(failed(other))).rejects.toThrow()
})

test('undefinedIfUnknown returns undefined also for an id that the service refuses', async () => {
  for (const unknown of [notFound, badInput])
    expect(await undefinedIfUnknown(failed(unknown))).toBeUndefined()
  await expect(undefinedIfUnknown(failed(failUnreachable))).rejects.toThrow('down')
})

test('withFallback returns the fallback when the call fails, and throws any other error', async () => {
  expect(await withFallback(failed(failUnreachable), 'none')).toBe('none')
  await expect(withFallback(Promise.reject(new Error('a bug')), 'none')).rejects.toThrow('a bug')
})
