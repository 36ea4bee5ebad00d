import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { z } from 'zod'
import { endpoints, type CallName, type Endpoints, type ParsedInputOf } from '#contract/http/endpoints'
import type { FailureData } from '#contract/http/envelope'

/** Responds to one call with its data, or with a Response for an error; a Response may be thrown too. */
export type ApiResolver<N extends CallName> = (
  input: ParsedInputOf<N>,
) => MaybePromise<z.input<Endpoints[N]['output']> | Response>
export type ApiResolvers = { [N in CallName]?: ApiResolver<N> }
type MaybePromise<T> = T | Promise<T>

/**
 * An msw handler for one call of /api at any origin; method, path, input and output come from its contract
 * row.
 * Throws a ZodError when a test sends or returns what the contract does not allow.
 */
export function apiHandler<N extends CallName>(name: N, resolve: ApiResolver<N>): HttpHandler {
  const { method, path, input, output } = endpoints[name]
  return http[method === 'GET' ? 'get' : 'post'](`*${path}`, async ({ request, params }) => {
    const sent: unknown =
      method === 'GET'
        ? { ...Object.fromEntries(new URL(request.url).searchParams), ...params }
        : await request.json()
    const answer = await resolve(input.parse(sent) as ParsedInputOf<N>)
    return answer instanceof Response ? answer : HttpResponse.json({ code: 0, data: output.parse(answer) })
  })
}

export function apiHandlers(resolvers: ApiResolvers): HttpHandler[] {
  const names = Object.keys(resolvers) as CallName[]
  return names.map((name) => apiHandler(name, resolvers[name] as ApiResolver<CallName>))
}

/** A response with a business code other than 0. */
export function refusal(code: number, data: Partial<FailureData> = {}): Response {
  return HttpResponse.json({ code, data: { errorMsg: '不行', ...data } })
}

/** An msw server for the tests of a file; a request without a handler fails. */
export function useApiServer() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
