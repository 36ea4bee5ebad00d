import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type EmptyDatabase } from '../testing/databases'
import { startUnresponsiveProxy } from '../testing/unresponsive-proxy'
import { startTestApi, type TestApi } from '../testing/test-api'
import { isDatabaseUnavailable } from './database-unavailable'

const shared = databases.filter(({ name }) => name === 'PostgreSQL')
/** As many as the pool has connections, and some that wait for one. */
const many = 14

describe.each(shared)('an unresponsive $name', ({ empty }) => {
  let place: EmptyDatabase
  let proxy: Awaited<ReturnType<typeof startUnresponsiveProxy>>
  let api: TestApi
  beforeEach(async () => {
    place = await empty()
    proxy = await startUnresponsiveProxy(place.options.databaseUrl!)
    const postgresLimits = { connectMs: 500, statementMs: 800, responseMs: 1_000 }
    api = await startTestApi({ ...place.options, databaseUrl: proxy.url, postgresLimits })
  })
  afterEach(async () => {
    await api.close()
    await proxy.close()
    await place.remove()
  })
  const queryAll = () => Promise.all(Array.from({ length: many }, () => sql`select 1`.execute(api.db)))

  test('calls fail with a message, and succeed again once it is back', async () => {
    await queryAll()
    proxy.stopResponding()
    const responses = await Promise.all(Array.from({ length: many }, () => api.call('listProducts', {})))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 503))
    expect(responses[0]!.data.errorMsg).toBe('暂时无法读写数据，请几秒后再试')
    proxy.resume()
    expect(await queryAll()).toHaveLength(many)
  })

  test('one detection covers all idle connections', async () => {
    await queryAll()
    proxy.stopResponding()
    await expect(sql`select 1`.execute(api.db)).rejects.toThrow('said nothing')
    proxy.resume()
    for (let times = 0; times < many; times++) await sql`select 1`.execute(api.db)
    expect(await queryAll()).toHaveLength(many)
  })

  test('a transaction that it forgot does not block others', async () => {
    const cut = api.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      proxy.stopResponding()
      await sql`select 1`.execute(trx)
    })
    expect(isDatabaseUnavailable(await cut.catch((reason: unknown) => reason))).toBe(true)
    proxy.resume()
    expect(await queryAll()).toHaveLength(many)
  })

  test('an idle transaction does not count as unresponsive', async () => {
    const both = await api.db.transaction().execute(async (trx) => {
      const first = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      const then = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      return [first.rows[0]!.pid, then.rows[0]!.pid]
    })
    expect(both[1]).toBe(both[0])
  })
})
