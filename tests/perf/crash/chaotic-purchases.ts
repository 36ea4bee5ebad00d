import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseOptions, openDatabase } from '#api/db/open-database'
import { type ChaosEvent, createChaoticOrders } from '#api/testing/chaotic-orders'
import { startPostgres } from '#tests/postgres/start-postgres'
import { randomFrom } from '#tests/random-from'

/**
 * Buys while notifications are lost, duplicated and forged, the provider fails, clocks jump and transactions
 * crash, and checks that each payment is granted exactly once, and nothing unpaid is.
 * `[PURCHASES=10000] [SEED=1] node --import tsx tests/perf/crash/chaotic-purchases.ts`; exits with 1
 * otherwise.
 */
const purchases = Number(process.env.PURCHASES ?? 10_000)
const userCount = 300
const atOnce = 8
const dataDir = mkdtempSync(join(tmpdir(), 'smart-resume-chaos-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const sqliteWorker = new URL('../../../api/db/sqlite/start-sqlite-worker-with-tsx.mjs', import.meta.url)
const postgres = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  : await startPostgres()
const databases: [name: string, options: DatabaseOptions][] = [['SQLite', { dataDir, sqliteWorker }]]
if (postgres) databases.push(['PostgreSQL', { databaseUrl: postgres.url, dataDir, sqliteWorker }])
else console.log('PostgreSQL left out: no server')

const violations: string[] = []
const table: Record<string, number | string>[] = []
for (const [database, options] of databases) {
  const startedAt = performance.now()
  const random = randomFrom(Number(process.env.SEED ?? 1))
  const db = await openDatabase(options)
  const market = await createChaoticOrders(db, userCount)
  while (market.counts().orders < purchases)
    await market.runConcurrently(Array.from({ length: atOnce }, () => randomEvent(random)))
  await market.settleEverything()
  const found = await market.findViolations()
  violations.push(...found)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  table.push({ database, ...market.counts(), violations: found.length, seconds })
  await db.destroy()
}
await postgres?.stop()
console.table(table)
for (const said of violations) console.error(said)
process.exit(violations.length > 0 ? 1 : 0)

function randomEvent(random: (below: number) => number): ChaosEvent {
  const chance = { crash: random(20) === 0, fault: random(20) === 0 }
  const order = random(3 * atOnce)
  const roll = random(100)
  if (roll < 40)
    return { do: 'order', user: random(userCount), productId: random(2) ? '200' : '300', ...chance }
  if (roll < 65) return { do: 'pay', order, ...chance }
  if (roll < 80) {
    const how = (['right', 'right', 'twice', 'forged', 'wrong amount'] as const)[random(5)]!
    return { do: 'tell', order, how, ...chance }
  }
  if (roll < 95) return { do: 'check', order, ...chance }
  if (roll < 98) return { do: 'wait', ms: [2_000, 121_000, 900_000, -60_000][random(4)]!, ...chance }
  return { do: 'sweep', ...chance }
}
