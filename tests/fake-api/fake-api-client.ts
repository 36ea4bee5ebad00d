import { getResponse, HttpResponse } from 'msw'
import { createApiClient, type ApiClient, type Send } from '#app/api-client/api-client'
import type { CallName } from '#contract/http/endpoints'
import type { Typesetter } from '#typeset/typesetter'
import { apiHandlers, refusal, type ApiResolvers } from './api-handlers'

/**
 * The real API client over an API that answers some calls by name, through the contract and as HTTP responses; records the calls.
 * Any other call, and an error in a resolver, fails the test.
 */
export function fakeApiClient(
  resolvers: ApiResolvers,
): ApiClient & { calls: [name: CallName, input: unknown][] } {
  const calls: [CallName, unknown][] = []
  return {
    calls,
    async call(name, input) {
      calls.push([name, input])
      if (!resolvers[name]) throw new Error(`nobody expected ${name}`)
      const faults: unknown[] = []
      const send: Send = async (url, init) => {
        const response = await getResponse(apiHandlers(resolvers), new Request(url, init)).catch(
          (error: unknown) => {
            if (!(error instanceof DOMException)) faults.push(error)
            throw error
          },
        )
        if (!response || response.type === 'error') throw new TypeError('down')
        return response
      }
      const api = clientOver(send)
      return api.call(name, input).catch((error: unknown) => {
        throw faults[0] ?? error
      })
    },
    stream: (name) => Promise.reject(new Error(`nobody expected ${name}`)),
  }
}

/** The real API client with a `send` of the test. */
export const clientOver = (send: Send) =>
  createApiClient({ baseUrl: 'http://api.test', language: 'zh', requestId: 'r-1', send })

/** A typesetter with some methods; any other fails the test. */
export function fakeTypesetter(parts: {
  [K in keyof Typesetter]?: (...implemented: never[]) => unknown
}): Typesetter {
  const unexpected = (name: string) => () => {
    throw new Error(`nobody expected ${name}`)
  }
  const get = (_: object, name: string) => parts[name as keyof Typesetter] ?? unexpected(name)
  return new Proxy({}, { get }) as Typesetter
}

/** A resolver that refuses with a business code. */
export function failingWith(code: number, newer?: unknown): () => never {
  return () => {
    throw refusal(code, { newer })
  }
}
/** A resolver of an API that cannot be reached. */
export function failUnreachable(): never {
  throw HttpResponse.error()
}
/** A resolver of an API that takes too long. */
export function failTimeout(): never {
  throw new DOMException('The operation timed out', 'TimeoutError')
}
