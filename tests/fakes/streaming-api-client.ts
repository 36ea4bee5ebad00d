import type { ApiClient } from '#app/api-client/api-client'
import type { StreamEventOf, StreamName } from '#contract/http/streams'
import { fakeApiClient, type FakeResponses } from '#tests/fakes/fake-api-client'

/** An upstream that tells what a test wrote down, whatever is asked as a stream; a failure in it is thrown. */
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
