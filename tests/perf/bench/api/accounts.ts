import { measureAccountCalls } from './account-calls'
import { measureAccountPages } from './account-pages'
import { measureAdminLists } from './admin-lists'
import { type DatabaseKind, createPostgresKind, createSqliteKind } from '../seed/bench-databases'
import { type DatabaseLocation, seedDatabase } from '../seed/seed-database'
import type { Measurement } from '../stats/measurement'
import { type KnownPerson, type Size, smallestSize } from '../seed/account-rows'

const rowCounts = {
  whole: { people: 100_000, resumes: 1_000_000 },
  quick: { people: 1_000, resumes: 10_000 },
}

/** The same users in a small and a large database. */
export type DatabaseSizes = Record<'small' | 'large', { database: DatabaseLocation; people: KnownPerson[] }>

/** Measures account calls and pages on both databases, and the effect of a large database. */
export async function measureAccounts(quick: boolean): Promise<Measurement[]> {
  const size = quick ? rowCounts.quick : rowCounts.whole
  const figures = await measureOn(createSqliteKind(), size)
  const postgres = await createPostgresKind()
  if (!postgres) console.error('accounts are not measured on PostgreSQL: this machine has none')
  return postgres ? [...figures, ...(await measureOn(postgres, size))] : figures
}

async function measureOn(kind: DatabaseKind, size: Size): Promise<Measurement[]> {
  try {
    const [small, large] = [await kind.make(), await kind.make()]
    const fillingAt = performance.now()
    const databases: DatabaseSizes = {
      small: { database: small, people: await seedDatabase(small, smallestSize) },
      large: { database: large, people: await seedDatabase(large, size) },
    }
    const seconds = ((performance.now() - fillingAt) / 1000).toFixed(0)
    console.error(`${kind.name}: ${size.people} people with ${size.resumes} resumes made in ${seconds} s`)
    const among = `among ${size.resumes} resumes`
    const figures = [
      ...(await measureAccountCalls(databases, among)),
      ...(await measureAccountPages(databases, among)),
      ...(await measureAdminLists(databases.large)),
    ]
    return figures.map((figure) => ({ ...figure, name: `${kind.name}: ${figure.name}` }))
  } finally {
    await kind.end()
  }
}
