import type { Upstream } from '#app/api-client/upstream'
import type { StreamEventOf, StreamName } from '#contract/streams'
import { fakeUpstream, type Answers } from './builders'

/** An upstream that tells what a test wrote down, whatever is asked as a stream; a failure in it is thrown. */
export function tellingUpstream(
  events: (StreamEventOf<StreamName> | Error)[],
  answers: Answers = {},
): ReturnType<typeof fakeUpstream> & { asked: unknown[] } {
  const asked: unknown[] = []
  async function* tell() {
    for (const event of events) {
      if (event instanceof Error) throw event
      yield event
    }
  }
  const stream: Upstream['stream'] = async (_, input) => {
    asked.push(input)
    return tell() as never
  }
  return { ...fakeUpstream(answers), asked, stream }
}
