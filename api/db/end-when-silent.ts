import type pg from 'pg'

/** A server that is gone does not say goodbye. */
const goodbyeMs = 2_000

/**
 * Gives a connection up when a statement of it gets no answer in time: a machine that vanished says nothing, not even that it
 * is gone, and the kernel would go on asking it for a quarter of an hour. The client's own query_timeout lets the caller go
 * and lends the stuck connection to the next one. Between statements a connection may lie idle as long as it likes.
 */
export function endWhenSilent(pool: pg.Pool, limitMs: number): void {
  const idle = new Set<pg.PoolClient>()
  pool.on('release', (_, client) => void idle.add(client))
  pool.on('acquire', (client) => void idle.delete(client))
  pool.on('remove', (client) => void idle.delete(client))
  pool.on('connect', (client) =>
    watch(client, limitMs, () => {
      const silent = new ServerSilent(limitMs)
      streamOf(client).destroy(silent)
      // What one found out, those that lie idle need not find out each by itself.
      for (const one of idle) streamOf(one).destroy(silent)
    }),
  )
}

function watch(client: pg.PoolClient, limitMs: number, onSilent: () => void): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = function query(...given: unknown[]) {
    const answer = ask(...given)
    if (answer instanceof Promise) limit(answer)
    return answer
  } as typeof client.query

  function limit(answer: Promise<unknown>): void {
    const timer = setTimeout(() => {
      // What came while this process was busy is read first.
      const verdict = setImmediate(onSilent)
      const spare = () => clearImmediate(verdict)
      answer.then(spare, spare)
    }, limitMs)
    const answered = () => clearTimeout(timer)
    answer.then(answered, answered)
  }

  const stream = streamOf(client)
  stream.once('finish', () => setTimeout(() => stream.destroy(), goodbyeMs).unref())
}

function streamOf(client: pg.PoolClient) {
  return (client as unknown as pg.Client).connection.stream
}

class ServerSilent extends Error {
  override name = 'ServerSilent'
  readonly code = 'ETIMEDOUT'
  constructor(limitMs: number) {
    super(`PostgreSQL said nothing for ${limitMs} ms`)
  }
}
