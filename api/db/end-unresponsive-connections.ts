import type pg from 'pg'

/** A dead server does not answer the goodbye. */
const closeTimeoutMs = 2_000

/**
 * Destroys a connection when a statement gets no response in time: a machine that vanished closes nothing,
 * and the kernel would retry for a quarter of an hour. node-postgres' own query_timeout would reject the
 * caller but return the stuck connection to the pool. Connections may stay idle as long as they like.
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
      // The idle connections lead to the same dead server; without this each would have to time out by
      // itself.
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
      // A response that arrived while this process was busy is read before the check.
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
  override name = 'ServerUnresponsive'
  readonly code = 'ETIMEDOUT'
  constructor(limitMs: number) {
    super(`PostgreSQL said nothing for ${limitMs} ms`)
  }
}
