import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { describe, expect, test, vi } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import { mapApiErrors } from './map-api-errors.server'

/** The result of a mapped loader or action. */
async function endOf(
  loader: () => Promise<unknown>,
  as: 'loader' | 'action' = 'loader',
  { path = '/b', warn = vi.fn() } = {},
): Promise<unknown> {
  const build = { routes: { page: { id: 'page', module: { default: () => null, [as]: loader } } } }
  const { page } = mapApiErrors(build as unknown as ServerBuild).routes
  const context = { log: { warn }, requestId: 'r1' }
  const args = { request: new Request(`http://a.test${path}`), context, params: {} }
  const built = page!.module[as] as (args: LoaderFunctionArgs) => Promise<unknown>
  return built(args as unknown as LoaderFunctionArgs).catch((error: unknown) => error)
}

describe('a mapped route', () => {
  test.each([
    ['that waited in vain', new ApiClientError('timeout', 0, '')],
    ['that found nobody', new ApiClientError('network', 0, '')],
    ['that was told to wait', new ApiClientError('server', 503, '')],
  ])('responds to %s with 503, as a loader and as an action', async (_, failure) => {
    for (const as of ['loader', 'action'] as const) {
      const end = await endOf(() => Promise.reject(failure), as)
      expect(end).toBeInstanceOf(Response)
      expect((end as Response).status).toBe(503)
    }
  })

  test('logs the request without the parameters that unlock a link', async () => {
    const warn = vi.fn()
    const failure = new ApiClientError('network', 0, '')
    await endOf(() => Promise.reject(failure), 'loader', { path: '/S/token-of-a-link', warn })
    const line = { requestId: 'r1', kind: 'network', code: 0, path: '/S/…' }
    expect(warn).toHaveBeenCalledExactlyOnceWith(line, 'the service could not be asked')
  })

  test.each([
    ['a fault of the service', new ApiClientError('server', 500, '')],
    ['an answer of the wrong shape', new ApiClientError('unknown', 0, '')],
    ['a redirect', new Response(null, { status: 303 })],
    ['a fault of ours', new Error('broken')],
  ])('passes %s through', async (_, thrown) => {
    expect(await endOf(() => Promise.reject(thrown as Error))).toBe(thrown)
  })

  test.each([
    ['nothing', undefined],
    ['no form', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['half a form', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }],
  ])('responds to %s with 400', async (_, sent) => {
    const request = new Request('http://a.test/b', { method: 'POST', ...sent })
    const end = await endOf(() => request.formData(), 'action')
    expect((end as Response).status).toBe(400)
  })

  test('passes a successful result through', async () => {
    expect(await endOf(() => Promise.resolve('shown'))).toBe('shown')
  })
})
