import type pg from 'pg'

/** A server that is gone does not say goodbye. */
const goodbyeMs = 2_000

/**
 * Gives a connection up when a statement of it gets no answer in time: a machine that vanished says nothing, not even that it
 * is gone, and the kernel would go on asking it for a quarter of an hour. The client's own query_timeout lets the caller go
 * and lends the stuck connection to the next one. Between statements a connection may lie idle as long as it likes.
 */
export function endWhenSilent(client: pg.PoolClient, limitMs: number): void {
  const { stream } = (client as unknown as pg.Client).connection
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = function query(...given: unknown[]) {
    const answer = ask(...given)
    if (answer instanceof Promise) watch(answer)
    return answer
  } as typeof client.query

  function watch(answer: Promise<unknown>): void {
    const timer = setTimeout(() => {
      // What came while this process was busy is read first.
      const verdict = setImmediate(() => stream.destroy(new ServerSilent(limitMs)))
      const spare = () => clearImmediate(verdict)
      answer.then(spare, spare)
    }, limitMs)
    const answered = () => clearTimeout(timer)
    answer.then(answered, answered)
  }

  stream.once('finish', () => setTimeout(() => stream.destroy(), goodbyeMs).unref())
}

class ServerSilent extends Error {
  override name = 'ServerSilent'
  readonly code = 'ETIMEDOUT'
  constructor(limitMs: number) {
    super(`PostgreSQL said nothing for ${limitMs} ms`)
  }
}
