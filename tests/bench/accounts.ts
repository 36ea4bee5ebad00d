import { measureAccountCalls } from './account-calls'
import { measureAccountPages } from './account-pages'
import { measureAdminLists } from './admin-lists'
import { type DatabaseKind, postgresKind, sqliteKind } from './bench-databases'
import { type DatabasePlace, fillDatabase } from './fill-database'
import type { Figure } from './figure'
import { type KnownPerson, type Size, smallest } from './filling'

const sizes = {
  whole: { people: 100_000, resumes: 1_000_000 },
  quick: { people: 1_000, resumes: 10_000 },
}

/** The same people, once almost alone and once among very many others. */
export type Sides = Record<'small' | 'large', { place: DatabasePlace; people: KnownPerson[] }>

/** What belongs to an account, on both databases: calls and pages, and what a full database makes of them. */
export async function measureAccounts(quick: boolean): Promise<Figure[]> {
  const size = quick ? sizes.quick : sizes.whole
  const figures = await measureOn(sqliteKind(), size)
  const postgres = await postgresKind()
  if (!postgres) console.error('accounts are not measured on PostgreSQL: this machine has none')
  return postgres ? [...figures, ...(await measureOn(postgres, size))] : figures
}

async function measureOn(kind: DatabaseKind, size: Size): Promise<Figure[]> {
  try {
    const [small, large] = [await kind.make(), await kind.make()]
    const fillingAt = performance.now()
    const sides: Sides = {
      small: { place: small, people: await fillDatabase(small, smallest) },
      large: { place: large, people: await fillDatabase(large, size) },
    }
    const seconds = ((performance.now() - fillingAt) / 1000).toFixed(0)
    console.error(`${kind.name}: ${size.people} people with ${size.resumes} resumes made in ${seconds} s`)
    const among = `among ${size.resumes} resumes`
    const figures = [
      ...(await measureAccountCalls(sides, among)),
      ...(await measureAccountPages(sides, among)),
      ...(await measureAdminLists(sides.large)),
    ]
    return figures.map((figure) => ({ ...figure, name: `${kind.name}: ${figure.name}` }))
  } finally {
    await kind.end()
  }
}
