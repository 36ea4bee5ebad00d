import { describe, expect, test } from 'vitest'
import { ApiClientError } from './api-client-error'
import { createAdaptiveTimeout } from './adaptive-timeout'
import { rejectOnAbort } from './reject-on-abort'
import { createApiClient, type Send } from './api-client'

const never = new Promise<Response>(() => {})

describe('a response from this process', () => {
  test('is passed on, and so is its error', async () => {
    const { signal } = new AbortController()
    const answer = Response.json({})
    expect(await rejectOnAbort(Promise.resolve(answer), signal)).toBe(answer)
    expect(await rejectOnAbort(Promise.resolve(answer), undefined)).toBe(answer)
    await expect(rejectOnAbort(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
  })

  test('is waited for until the signal, which may be aborted already', async () => {
    const leaving = new AbortController()
    const waiting = rejectOnAbort(never, leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(rejectOnAbort(never, leaving.signal)).rejects.toThrow('gone')
  })

  test('is closed when it arrives after the signal', async () => {
    let closed = false
    const body = new ReadableStream({ cancel: () => void (closed = true) })
    const leaving = new AbortController()
    let answer = (_: Response) => {}
    const waiting = rejectOnAbort(new Promise((resolve) => (answer = resolve)), leaving.signal)
    leaving.abort(new Error('gone'))
    answer(new Response(body))
    await expect(waiting).rejects.toThrow('gone')
    await expect.poll(() => closed).toBe(true)
  })

  test('that never arrives is a timeout', async () => {
    const send: Send = (_, { signal }) => rejectOnAbort(never, signal)
    const caller = {
      baseUrl: 'http://api',
      language: 'zh',
      requestId: 'r',
      adaptiveTimeout: createAdaptiveTimeout(20),
    }
    const failed: unknown = await createApiClient({ ...caller, send })
      .call('listTemplates', {})
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ApiClientError)
    expect(failed).toMatchObject({ kind: 'timeout' })
  })
})
