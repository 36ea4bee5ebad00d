import { TypesetBusy, TypesetTimeout } from '#typeset/typesetter'

/** An answer made of pages, or 503 with Retry-After when the typesetter has too much to do just now. */
export async function orBusy(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof TypesetBusy || error instanceof TypesetTimeout)) throw error
    const retryAfterSeconds = error instanceof TypesetBusy ? error.retryAfterSeconds : 2
    return Response.json(
      { problem: 'busy' },
      { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } },
    )
  }
}
