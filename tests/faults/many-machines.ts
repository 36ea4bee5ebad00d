import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#api/db/open'
import { call, checkKept, createClient, saveThroughFaults } from '../crash/saving-client'
import { startPostgres } from '../postgres/start-postgres'
import { comeToRest, findUnswept, findWrong, leaveForSweepers } from './at-rest'
import { type Acknowledged, buyUntil } from './buyer'
import { type Fault, listFaults } from './faults'
import { freePorts, Machine } from './machine'
import { openPayDesk } from './pay-desk'
import { startProxy } from './proxy'
import { Seen } from './seen'

/**
 * Three processes of the service on one PostgreSQL, behind a proxy. While people save, log in and buy, each is killed, and
 * so is the database; then it looks whether anything that was acknowledged is lost, and anything was granted twice or not.
 * `npm run build && node --import tsx tests/faults/many-machines.ts [built file of api/serve]`; exit 1 when something is wrong.
 */
const builtFile = process.argv[2] ?? 'build/server/api.js'
const savers = Number(process.env.SAVERS ?? 8)
const buyers = Number(process.env.BUYERS ?? 6)
const quietLimitMs = 5_000
const watchMs = 6_500

const folder = mkdtempSync(join(tmpdir(), 'smart-resume-machines-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const postgres = await startPostgres({ maxConnections: 40 })
if (!postgres) {
  console.log('many machines left out: no PostgreSQL')
  process.exit(0)
}
const ports = await freePorts(3)
const proxy = await startProxy(ports)
const desk = await openPayDesk(folder, proxy.origin)
const secret = randomBytes(32).toString('hex')
const env: NodeJS.ProcessEnv = {
  ...desk.settings,
  NODE_ENV: 'production',
  ALLOW_SIMULATED_PROVIDERS: '1',
  SMS_PROVIDER: 'outbox',
  WEIXIN_PROVIDER: 'off',
  AI_PROVIDER: 'off',
  PUBLIC_ORIGIN: 'https://resume.example.com',
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  API_SHARED_SECRET: secret,
}
const machines = ports.map((port) => new Machine(port, builtFile, env))
await Promise.all(machines.map((machine) => machine.start()))

const wrong: string[] = []
const table: Record<string, number | string>[] = []
const seen = new Seen()
const acknowledged: Acknowledged = { tokens: [], orders: new Set() }
let over = false
const isOver = () => over

const [shelf] = await call(proxy.origin, 'listTemplates', {})
if (!shelf) throw new Error('no template to make a resume with')
const template = `${shelf.id}@${shelf.version}`
const clients = await Promise.all(
  Array.from({ length: savers }, (_, n) => createClient(proxy.origin, n, template)),
)
const place = { origin: proxy.origin, template, isOver, see: seen.see.bind(seen) }
const origins = machines.map(({ origin }) => origin)
const town = { proxy: proxy.origin, machines: origins, secret, desk, seen, acknowledged }
const load = Promise.all([
  ...clients.map((client) => saveThroughFaults(client, place)),
  ...Array.from({ length: buyers }, () => buyUntil(town, isOver)),
])

await during({ name: 'nothing', happen: () => pause(3_000) })
for (const fault of listFaults(machines, postgres)) await during(fault)
over = true
await load
wrong.push(...new Set(seen.wrong))

for (const machine of machines) {
  const health = await fetch(`${machine.origin}/healthz`)
  if (!health.ok) wrong.push(`a machine is not healthy: ${await health.text()}`)
}
const db = await openDatabase({
  databaseUrl: postgres.url,
  dataDir: folder,
  sqliteWorker: new URL('file:///'),
})
for (const machine of machines) machine.erased = 0
await leaveForSweepers(db)
desk.queries.clear()
await comeToRest(db, machines)
// The hourly sweep is told when it is done.
await Promise.all(machines.map((machine) => machine.end('SIGTERM')))
await Promise.all(machines.map((machine) => machine.start()))
const kept = await Promise.all(clients.map((client) => checkKept(client, proxy.origin)))
wrong.push(...kept.filter((said) => said !== undefined))
wrong.push(...(await findWrong(db, acknowledged, desk, { machines, secret })))
wrong.push(...(await findUnswept(db, machines, desk)))
for (const machine of machines) {
  if (machine.fell) wrong.push('a machine ended by itself')
  wrong.push(...new Set(machine.alarms.map((alarm) => `logged: ${alarm}`)))
}

const paid = [...desk.world.all()].filter(({ state }) => state === 'SUCCESS').length
console.table(table)
console.log(
  `${countSaves()} acknowledged saves, ${acknowledged.tokens.length} logins, ${acknowledged.orders.size} orders, ${paid} paid; ` +
    `the proxy went past a dead process ${proxy.wentOn()} times; ${wrong.length} things wrong`,
)
for (const said of wrong) console.error(said)
await db.destroy()
await Promise.all(machines.map((machine) => machine.end('SIGTERM')))
await postgres.stop()
process.exit(wrong.length > 0 ? 1 : 0)

/** Has a fault happen, then watches for a while whether it is over with it. */
async function during({ name, happen }: Fault): Promise<void> {
  const before = { answers: seen.answers, broken: seen.broken, told: seen.told, saves: countSaves() }
  const wrongBefore = seen.wrong.length
  const beganAt = performance.now()
  await happen()
  const endedAt = performance.now()
  if (name !== 'nothing') await pause(watchMs)
  const quietMs = Math.max(0, Math.round(seen.lastFailureAt - endedAt))
  if (quietMs > quietLimitMs) wrong.push(`${name}: failures for ${quietMs} ms after it was over`)
  if (seen.answers === before.answers) wrong.push(`${name}: nothing was answered`)
  table.push({
    fault: name,
    'lasted ms': Math.round(endedAt - beganAt),
    answers: seen.answers - before.answers,
    saves: countSaves() - before.saves,
    'connections broken': seen.broken - before.broken,
    'told to wait': seen.told - before.told,
    'not told': seen.wrong.length - wrongBefore,
    'failures after it, ms': quietMs,
  })
}

function countSaves(): number {
  return clients.reduce((sum, client) => sum + client.saves, 0)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
