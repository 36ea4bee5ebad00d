import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'

type Loader = (args: { request: Request; params: object; context: object }) => unknown
const routes = join(import.meta.dirname, '../../app/routes')
const requestedStatuses = {
  'demo/answers.ts': 'demo/answers/503',
  'demo/errors.tsx': 'demo/error-defense?status=500',
}

beforeEach(() => void vi.resetModules())

/** Returns the statuses of the two demo pages that fail on request. */
function statuses(): Promise<number[]> {
  return Promise.all(
    Object.entries(requestedStatuses).map(async ([file, address]) => {
      const { loader } = (await import(/* @vite-ignore */ join(routes, file))) as { loader: Loader }
      const request = new Request(`https://resume.example.com/${address}`)
      const context = { session: { language: 'zh' } }
      const response = await Promise.resolve()
        .then(() => loader({ request, params: { kind: '503' }, context }))
        .catch((thrown: unknown) => thrown)
      return response instanceof Response ? response.status : 200
    }),
  )
}

test('the demo pages do not fail on request without DEMO=1', async () => {
  vi.stubEnv('DEMO', '')
  expect(await statuses()).toEqual([404, 200])
})

test('the demo pages fail on request with DEMO=1', async () => {
  vi.stubEnv('DEMO', '1')
  expect(await statuses()).toEqual([503, 500])
})
