import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteKind } from '../seed/bench-databases'
import { seedDatabase } from '../seed/seed-database'
import { benchSecret, smallestSize } from '../seed/account-rows'
import { randomAction } from './user-actions'
import { createNewUsers } from './new-users'
import { SimulatedUser } from './simulated-user'
import { ActionResults } from './action-results'
import { type MonitoredServer, withMonitoredServer } from '../server/monitored-server'

const maxUsers = 500

export type UserPool = {
  product: MonitoredServer
  people: SimulatedUser[]
  newUsers: ReturnType<typeof createNewUsers>
}

/** Serves the product as behind a proxy, creates the users, and runs a task with them. */
export async function withUserPool<T>(task: (userPool: UserPool) => Promise<T>): Promise<T> {
  const kind = createSqliteKind()
  try {
    const { dataDir } = await kind.make()
    const accounts = await seedDatabase({ dataDir }, smallestSize)
    const env = {
      DATA_DIR: dataDir,
      SESSION_SECRET: benchSecret,
      TRUST_PROXY: '1',
      ALLOW_SIMULATED_PROVIDERS: '1',
      SMS_PROVIDER: 'outbox',
      PAY_PROVIDER: 'simulator',
    }
    return await withMonitoredServer(
      async (product) => {
        const people = Array.from(
          { length: maxUsers },
          (_, n) => new SimulatedUser(product.origin, accounts[n % accounts.length]!, n),
        )
        const newUsers = createNewUsers(product.origin, dataDir)
        try {
          return await task({ product, people, newUsers })
        } finally {
          newUsers.end()
        }
      },
      { env, onOutput: printErrors },
    )
  } finally {
    await kind.end()
  }
}

/** Prints the product's error log, which helps to explain the figures. */
function printErrors(text: string): void {
  for (const line of text.split('\n')) if (line.includes('"level":50')) console.error(line.slice(0, 400))
}

type LoadOptions = { ms: number; pause: { min: number; max: number } }

/** Runs one action of each user after the other, with pauses, until the time is over. */
export async function simulateUsers(
  { people, newUsers }: UserPool,
  count: number,
  load: LoadOptions,
): Promise<ActionResults> {
  const tally = new ActionResults()
  const until = performance.now() + load.ms
  const { min, max } = load.pause
  const simulateUser = async (person: SimulatedUser) => {
    // Spreads the users' first actions.
    await sleep(Math.random() * Math.min(max, load.ms))
    while (performance.now() < until) {
      const { kind, run: of } = randomAction()
      await tally.record(kind, () => of(person, newUsers))
      await sleep(min + Math.random() * (max - min))
    }
  }
  await Promise.all(people.slice(0, count).map(simulateUser))
  return tally
}
