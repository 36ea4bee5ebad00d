import pg from 'pg'
import type { RestartablePostgres } from '../postgres/start-postgres'
import type { Machine } from './machine'

export type Fault = { name: string; happen: () => Promise<void> }

const fullForMs = 4_000
const atOnce = 4
/** As an operator does: waits until it is gone. */
const endTheirs = `select pg_terminate_backend(pid, 200) from pg_stat_activity where application_name = 'smart-resume' limit 3`

/** What happens to three machines and their database, one after the other. */
export function listFaults(machines: readonly Machine[], postgres: RestartablePostgres): Fault[] {
  const kills = machines.map((machine, n) => ({
    name: `kill -9 of machine ${n + 1}`,
    async happen() {
      await machine.end('SIGKILL')
      await machine.start()
    },
  }))
  return [
    ...kills,
    {
      name: 'SIGTERM of machine 1',
      async happen() {
        await machines[0]!.end('SIGTERM')
        await machines[0]!.start()
      },
    },
    { name: 'PostgreSQL restarted', happen: () => postgres.restart('SIGINT') },
    { name: 'PostgreSQL killed', happen: () => postgres.restart('SIGKILL') },
    { name: 'connections filled', happen: () => fillConnections(postgres.url) },
  ]
}

/** Takes every connection there is, those of the service too, and lies on them for a while. */
async function fillConnections(url: string): Promise<void> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'idle' })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const first = await connect()
  const idle = [first]
  const until = performance.now() + fullForMs
  while (performance.now() < until) {
    const tries = await Promise.allSettled(Array.from({ length: atOnce }, connect))
    const got = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    idle.push(...got)
    if (got.length === 0) await first.query(endTheirs)
  }
  await Promise.all(idle.map((client) => client.end()))
}
