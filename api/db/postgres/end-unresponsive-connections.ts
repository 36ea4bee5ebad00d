import type pg from 'pg'

/** A server that is gone does not say goodbye. */
const closeTimeoutMs = 2_000

/**
 * Gives a connection up when a statement of it gets no answer in time: a machine that vanished says nothing, not even that it
 * is gone, and the kernel would go on asking it for a quarter of an hour. The client's own query_timeout lets the caller go
 * and lends the stuck connection to the next one. Between statements a connection may lie idle as long as it likes.
 */
export function endUnresponsiveConnections(pool: pg.Pool, limitMs: number): void {
  const idle = new Set<pg.PoolClient>()
  pool.on('release', (_, client) => void idle.add(client))
  pool.on('acquire', (client) => void idle.delete(client))
  pool.on('remove', (client) => void idle.delete(client))
  pool.on('connect', (client) =>
    watchQueries(client, limitMs, () => {
      const unresponsiveError = new ServerUnresponsive(limitMs)
      streamOf(client).destroy(unresponsiveError)
      // What one found out, those that lie idle need not find out each by itself.
      for (const one of idle) streamOf(one).destroy(unresponsiveError)
    }),
  )
}

function watchQueries(client: pg.PoolClient, limitMs: number, onTimeout: () => void): void {
  const runQuery = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = function query(...args: unknown[]) {
    const result = runQuery(...args)
    if (result instanceof Promise) limitTime(result)
    return result
  } as typeof client.query

  function limitTime(result: Promise<unknown>): void {
    const timer = setTimeout(() => {
      // What came while this process was busy is read first.
      const timeoutCheck = setImmediate(onTimeout)
      const cancelCheck = () => clearImmediate(timeoutCheck)
      result.then(cancelCheck, cancelCheck)
    }, limitMs)
    const clearTimer = () => clearTimeout(timer)
    result.then(clearTimer, clearTimer)
  }

  const stream = streamOf(client)
  stream.once('finish', () => setTimeout(() => stream.destroy(), closeTimeoutMs).unref())
}

function streamOf(client: pg.PoolClient) {
  return (client as unknown as pg.Client).connection.stream
}

class ServerUnresponsive extends Error {
  override name = 'ServerSilent'
  readonly code = 'ETIMEDOUT'
  constructor(limitMs: number) {
    super(`PostgreSQL said nothing for ${limitMs} ms`)
  }
}
