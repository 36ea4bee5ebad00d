import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { endpoints, type CallName, type ParsedInputOf } from '#contract/http/endpoints'
import type { Typesetter } from '#typeset/typesetter'

export type FakeResponses = { [N in CallName]?: (input: ParsedInputOf<N>) => unknown }

/** An API client that answers some calls by name and records them; any other call fails the test. */
export function fakeApiClient(
  responses: FakeResponses,
): ApiClient & { calls: [name: CallName, input: unknown][] } {
  const calls: [CallName, unknown][] = []
  return {
    calls,
    async call(name, input) {
      calls.push([name, input])
      const answer = responses[name] as ((input: unknown) => unknown) | undefined
      if (!answer) throw new Error(`nobody expected ${name}`)
      return endpoints[name].output.parse(await answer(input)) as never
    },
    stream: (name) => Promise.reject(new Error(`nobody expected ${name}`)),
  }
}

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

/** A response for fakeApiClient that fails with a business error. */
export function failingWith(code: number, newer?: unknown): () => never {
  return () => {
    throw new ApiClientError('business', code, '不行', {}, newer)
  }
}
export function failUnreachable(): never {
  throw new ApiClientError('network', 0, 'down')
}
