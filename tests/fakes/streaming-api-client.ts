import type { ApiClient } from '#app/api-client/api-client'
import type { StreamEventOf, StreamName } from '#contract/http/streams'
import { fakeApiClient, type FakeResponses } from '#tests/fakes/fake-api-client'

/** An API client that streams the given events for any stream; an Error among them is thrown. */
export function streamingApiClient(
  events: (StreamEventOf<StreamName> | Error)[],
  responses: FakeResponses = {},
): ReturnType<typeof fakeApiClient> & { inputs: unknown[] } {
  const inputs: unknown[] = []
  async function* streamEvents() {
    for (const event of events) {
      if (event instanceof Error) throw event
      yield event
    }
  }
  const stream: ApiClient['stream'] = async (_, input) => {
    inputs.push(input)
    return streamEvents() as never
  }
  return { ...fakeApiClient(responses), inputs, stream }
}
