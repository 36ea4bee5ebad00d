import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseOptions, openDatabase } from '#api/db/open'
import { type Event, openMarket } from '#api/testing/chaotic-market'
import { startPostgres } from '../postgres/start-postgres'

/**
 * Buys while notifications are lost, doubled and forged, the provider fails, clocks jump and transactions crash, and looks
 * whether anything paid was not granted once, or anything unpaid was.
 * `[PURCHASES=10000] [SEED=1] node --import tsx tests/crash/chaotic-purchases.ts`; exit 1 when it was.
 */
const purchases = Number(process.env.PURCHASES ?? 10_000)
const userCount = 300
const atOnce = 8
const dataDir = mkdtempSync(join(tmpdir(), 'smart-resume-chaos-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const sqliteWorker = new URL('../../api/db/sqlite-worker.source.mjs', import.meta.url)
const postgres = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  : await startPostgres()
const places: [name: string, options: DatabaseOptions][] = [['SQLite', { dataDir, sqliteWorker }]]
if (postgres) places.push(['PostgreSQL', { databaseUrl: postgres.url, dataDir, sqliteWorker }])
else console.log('PostgreSQL left out: no server')

const wrong: string[] = []
const table: Record<string, number | string>[] = []
for (const [database, options] of places) {
  const startedAt = performance.now()
  const random = randomFrom(Number(process.env.SEED ?? 1))
  const db = await openDatabase(options)
  const market = await openMarket(db, userCount)
  while (market.counts().orders < purchases)
    await market.live(Array.from({ length: atOnce }, () => anyEvent(random)))
  await market.comeToRest()
  const found = await market.findWrong()
  wrong.push(...found)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  table.push({ database, ...market.counts(), wrong: found.length, seconds })
  await db.destroy()
}
await postgres?.stop()
console.table(table)
for (const said of wrong) console.error(said)
process.exit(wrong.length > 0 ? 1 : 0)

function anyEvent(random: (below: number) => number): Event {
  const luck = { crash: random(20) === 0, trouble: random(20) === 0 }
  const order = random(3 * atOnce)
  const dice = random(100)
  if (dice < 40)
    return { do: 'order', user: random(userCount), productId: random(2) ? '200' : '300', ...luck }
  if (dice < 65) return { do: 'pay', order, ...luck }
  if (dice < 80) {
    const how = (['right', 'right', 'twice', 'forged', 'wrong amount'] as const)[random(5)]!
    return { do: 'tell', order, how, ...luck }
  }
  if (dice < 95) return { do: 'check', order, ...luck }
  if (dice < 98) return { do: 'wait', ms: [2_000, 121_000, 900_000, -60_000][random(4)]!, ...luck }
  return { do: 'sweep', ...luck }
}

/** The same sequence for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
