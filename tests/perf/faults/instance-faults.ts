import pg from 'pg'
import type { RestartablePostgres } from '#tests/postgres/start-postgres'
import type { ServiceInstance } from './service-instance'

export type Fault = { name: string; inject: () => Promise<void> }

const holdConnectionsMs = 4_000
const parallelConnections = 4
/** Like an operator, waits for each connection to end, for up to 200 ms. */
const terminateServiceConnections = `select pg_terminate_backend(pid, 200) from pg_stat_activity where application_name = 'smart-resume' limit 3`

/** Returns the faults of the instances and their database, in order. */
export function listFaults(instances: readonly ServiceInstance[], postgres: RestartablePostgres): Fault[] {
  const killFaults = instances.map((instance, n) => ({
    name: `kill -9 of machine ${n + 1}`,
    async inject() {
      await instance.end('SIGKILL')
      await instance.start()
    },
  }))
  return [
    ...killFaults,
    {
      name: 'SIGTERM of machine 1',
      async inject() {
        await instances[0]!.end('SIGTERM')
        await instances[0]!.start()
      },
    },
    { name: 'PostgreSQL restarted', inject: () => postgres.restart('SIGINT') },
    { name: 'PostgreSQL killed', inject: () => postgres.restart('SIGKILL') },
    { name: 'connections filled', inject: () => fillConnections(postgres.url) },
  ]
}

/** Takes all connections, including those of the service, and holds them for a while. */
async function fillConnections(url: string): Promise<void> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'idle' })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const first = await connect()
  const idle = [first]
  const until = performance.now() + holdConnectionsMs
  while (performance.now() < until) {
    const tries = await Promise.allSettled(Array.from({ length: parallelConnections }, connect))
    const got = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    idle.push(...got)
    if (got.length === 0) await first.query(terminateServiceConnections)
  }
  await Promise.all(idle.map((client) => client.end()))
}
