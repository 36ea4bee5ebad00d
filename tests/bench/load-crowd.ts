import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteKind } from './bench-databases'
import { fillDatabase } from './fill-database'
import { benchSecret, smallest } from './filling'
import { anyDeed } from './load-deeds'
import { createNewcomers } from './load-newcomer'
import { Person } from './load-person'
import { Tally } from './load-tally'
import { type WatchedProduct, withWatchedProduct } from './watched-product'

const largestCrowd = 500

export type Crowd = {
  product: WatchedProduct
  people: Person[]
  newcomers: ReturnType<typeof createNewcomers>
}

/** Serves the product as behind a proxy, and brings the people. */
export async function withCrowd<T>(task: (crowd: Crowd) => Promise<T>): Promise<T> {
  const kind = sqliteKind()
  try {
    const { dataDir } = await kind.make()
    const accounts = await fillDatabase({ dataDir }, smallest)
    const env = {
      DATA_DIR: dataDir,
      SESSION_SECRET: benchSecret,
      TRUST_PROXY: '1',
      ALLOW_SIMULATED_PROVIDERS: '1',
      SMS_PROVIDER: 'outbox',
      PAY_PROVIDER: 'simulator',
    }
    return await withWatchedProduct(
      async (product) => {
        const people = Array.from(
          { length: largestCrowd },
          (_, n) => new Person(product.origin, accounts[n % accounts.length]!, n),
        )
        const newcomers = createNewcomers(product.origin, dataDir)
        try {
          return await task({ product, people, newcomers })
        } finally {
          newcomers.end()
        }
      },
      { env, hear: sayTroubles },
    )
  } finally {
    await kind.end()
  }
}

/** What the product itself calls an error is worth reading beside the figures. */
function sayTroubles(text: string): void {
  for (const line of text.split('\n')) if (line.includes('"level":50')) console.error(line.slice(0, 400))
}

type Living = { ms: number; pause: { least: number; most: number } }

/** Each of them does one thing after the other, with pauses between, until the time is over. */
export async function liveTogether(
  { people, newcomers }: Crowd,
  count: number,
  living: Living,
): Promise<Tally> {
  const tally = new Tally()
  const until = performance.now() + living.ms
  const { least, most } = living.pause
  const live = async (person: Person) => {
    // They did not all come in the same moment.
    await sleep(Math.random() * Math.min(most, living.ms))
    while (performance.now() < until) {
      const { kind, of } = anyDeed()
      await tally.note(kind, () => of(person, newcomers))
      await sleep(least + Math.random() * (most - least))
    }
  }
  await Promise.all(people.slice(0, count).map(live))
  return tally
}
