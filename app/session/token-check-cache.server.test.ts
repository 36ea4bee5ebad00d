import { describe, expect, test, vi } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import { createTokenCheckCache } from './token-check-cache.server'

const expired = new ApiClientError('business', -6002, '登录已过期')
const down = new ApiClientError('network', 0, 'down')

describe('checking a session', () => {
  test('checks once for concurrent requests, which all continue with the same token', async () => {
    const { check } = createTokenCheckCache()
    const ask = vi.fn(() => Promise.resolve('next'))
    const answers = await Promise.all(Array.from({ length: 6 }, () => check('token', ask)))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ isValid: true, token: 'next' })))
  })

  test('keeps tokens apart', async () => {
    const { check } = createTokenCheckCache()
    expect(await check('a', () => Promise.resolve('a2'))).toEqual({ isValid: true, token: 'a2' })
    expect(await check('b', () => Promise.resolve('b2'))).toEqual({ isValid: true, token: 'b2' })
  })

  test('reports an expired token as invalid', async () => {
    expect(await createTokenCheckCache().check('token', () => Promise.reject(expired))).toEqual({
      isValid: false,
    })
  })

  test('checks again after a failure', async () => {
    const { check } = createTokenCheckCache()
    await expect(check('token', () => Promise.reject(down))).rejects.toBe(down)
    expect(await check('token', () => Promise.resolve('token'))).toEqual({ isValid: true, token: 'token' })
  })

  test('checks again after a logout here', async () => {
    const { check, forget } = createTokenCheckCache()
    await check('token', () => Promise.resolve('token'))
    forget('token')
    expect(await check('token', () => Promise.reject(expired))).toEqual({ isValid: false })
  })
})
