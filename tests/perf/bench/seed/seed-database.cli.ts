import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seedDatabase } from './seed-database'
import { smallestSize } from './account-rows'

/**
 * Fills an empty database to try things at scale: `node --import tsx
 * tests/perf/bench/seed/seed-database.cli.ts --data-dir DIR` or
 * `--database-url postgres://…`, with `--people` and `--resumes` (default 100,000 and 1,000,000).
 * Prints the token of a user with 30 resumes.
 */
const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: 'data-filled' },
    'database-url': { type: 'string' },
    people: { type: 'string', default: '100000' },
    resumes: { type: 'string', default: '1000000' },
  },
})
const dataDir = resolve(values['data-dir'])
const [people, resumes] = [Number(values.people), Number(values.resumes)]
if (!(people >= smallestSize.people && resumes >= smallestSize.resumes)) {
  console.error(`--people must be ${smallestSize.people} at least, --resumes ${smallestSize.resumes}`)
  process.exit(2)
}
process.chdir(join(import.meta.dirname, '../../../..'))
if (!values['database-url']) mkdirSync(dataDir, { recursive: true })

const startedAt = performance.now()
const [person] = await seedDatabase({ dataDir, databaseUrl: values['database-url'] }, { people, resumes })
console.log(
  `${people} people, ${resumes} resumes in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
)
console.log(`${person?.phone} is logged in by ${person?.token}`)
