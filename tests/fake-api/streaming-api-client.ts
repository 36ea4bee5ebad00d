import type { ApiClient } from '#app/api-client/api-client'
import type { StreamEventOf, StreamName } from '#contract/http/streams'
import type { ApiResolvers } from './api-handlers'
import { clientOver, fakeApiClient } from './fake-api-client'

/**
 * An API client that streams the given events for any stream; an Error among them is thrown. A Response in their place goes
 * through the real client.
 */
export function streamingApiClient(
  events: (StreamEventOf<StreamName> | Error)[] | Response,
  responses: ApiResolvers = {},
): ReturnType<typeof fakeApiClient> & { inputs: unknown[] } {
  const inputs: unknown[] = []
  async function* streamEvents() {
    for (const event of events as (StreamEventOf<StreamName> | Error)[]) {
      if (event instanceof Error) throw event
      yield event
    }
  }
  const stream: ApiClient['stream'] = async (name, input) => {
    inputs.push(input)
    if (events instanceof Response) return clientOver(() => events.clone()).stream(name, input)
    return streamEvents() as never
  }
  return { ...fakeApiClient(responses), inputs, stream }
}
