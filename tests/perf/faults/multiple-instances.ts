import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#api/db/open-database'
import { call, checkSavedDraft, createClient, saveThroughFaults } from '../crash/saving-client'
import { startPostgres } from '#tests/postgres/start-postgres'
import {
  waitUntilSettled,
  findCleanupErrors,
  findInconsistencies,
  seedExpiredRows,
} from './check-consistency'
import { type Acknowledged, buyUntilStopped } from './buyer-client'
import { type Fault, listFaults } from './instance-faults'
import { freePorts } from '#tests/servers/free-port'
import { ServiceInstance } from './service-instance'
import { startPaySimulatorServer } from './pay-simulator-server'
import { startProxy } from './round-robin-proxy'
import { OutcomeRecorder } from './outcome-recorder'

/**
 * Runs three API processes on one PostgreSQL, behind a proxy. While users save, log in and buy, each process
 * and the database are killed; then checks that nothing acknowledged is lost, and that each payment is
 * granted exactly once.
 * `npm run build && node --import tsx tests/perf/faults/multiple-instances.ts [built file of api/serve]`;
 * exits with 1 otherwise.
 */
const builtFile = process.argv[2] ?? 'build/server/api.js'
const savers = Number(process.env.SAVERS ?? 8)
const buyers = Number(process.env.BUYERS ?? 6)
const quietLimitMs = 5_000
const observeMs = 6_500

const folder = mkdtempSync(join(tmpdir(), 'smart-resume-machines-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const postgres = await startPostgres({ maxConnections: 40 })
if (!postgres) {
  console.log('many machines left out: no PostgreSQL')
  process.exit(0)
}
const ports = await freePorts(3)
const proxy = await startProxy(ports)
const paySimulator = await startPaySimulatorServer(folder, proxy.origin)
const secret = randomBytes(32).toString('hex')
const env: NodeJS.ProcessEnv = {
  ...paySimulator.settings,
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
const instances = ports.map((port) => new ServiceInstance(port, builtFile, env))
await Promise.all(instances.map((instance) => instance.start()))

const violations: string[] = []
const table: Record<string, number | string>[] = []
const outcomes = new OutcomeRecorder()
const acknowledged: Acknowledged = { tokens: [], orders: new Set() }
let over = false
const hasEnded = () => over

const [templates] = await call(proxy.origin, 'listTemplates', {})
if (!templates) throw new Error('no template to make a resume with')
const template = `${templates.id}@${templates.version}`
const clients = await Promise.all(
  Array.from({ length: savers }, (_, n) => createClient(proxy.origin, n, template)),
)
const savingTarget = {
  origin: proxy.origin,
  template,
  hasEnded,
  recordOutcome: outcomes.record.bind(outcomes),
}
const origins = instances.map(({ origin }) => origin)
const buyerEnvironment = {
  proxy: proxy.origin,
  instances: origins,
  secret,
  paySimulator,
  outcomes,
  acknowledged,
}
const load = Promise.all([
  ...clients.map((client) => saveThroughFaults(client, savingTarget)),
  ...Array.from({ length: buyers }, () => buyUntilStopped(buyerEnvironment, hasEnded)),
])

await injectFault({ name: 'nothing', inject: () => pause(3_000) })
for (const fault of listFaults(instances, postgres)) await injectFault(fault)
over = true
await load
violations.push(...new Set(outcomes.violations))

for (const instance of instances) {
  const health = await fetch(`${instance.origin}/healthz`)
  if (!health.ok) violations.push(`a machine is not healthy: ${await health.text()}`)
}
const db = await openDatabase({
  databaseUrl: postgres.url,
  dataDir: folder,
  sqliteWorker: new URL('file:///'),
})
for (const instance of instances) instance.erasedAccounts = 0
await seedExpiredRows(db)
paySimulator.queries.clear()
await waitUntilSettled(db, instances)
// The hourly sweep logs its result when it is done.
await Promise.all(instances.map((instance) => instance.end('SIGTERM')))
await Promise.all(instances.map((instance) => instance.start()))
const checkedDrafts = await Promise.all(clients.map((client) => checkSavedDraft(client, proxy.origin)))
violations.push(...checkedDrafts.filter((messages) => messages !== undefined))
violations.push(...(await findInconsistencies(db, acknowledged, paySimulator, { instances, secret })))
violations.push(...(await findCleanupErrors(db, instances, paySimulator)))
for (const instance of instances) {
  if (instance.crashes) violations.push('a machine ended by itself')
  violations.push(...new Set(instance.errorLines.map((alarm) => `logged: ${alarm}`)))
}

const paid = [...paySimulator.world.all()].filter(({ state }) => state === 'SUCCESS').length
console.table(table)
console.log(
  `${countSaves()} acknowledged saves, ${acknowledged.tokens.length} logins, ${acknowledged.orders.size} orders, ${paid} paid; ` +
    `the proxy went past a dead process ${proxy.retriedRequests()} times; ${violations.length} things wrong`,
)
for (const messages of violations) console.error(messages)
await db.destroy()
await Promise.all(instances.map((instance) => instance.end('SIGTERM')))
await postgres.stop()
process.exit(violations.length > 0 ? 1 : 0)

/** Injects a fault, then observes for a while whether the service recovers. */
async function injectFault({ name, inject: happen }: Fault): Promise<void> {
  const before = {
    answers: outcomes.successes,
    broken: outcomes.brokenConnections,
    explained: outcomes.explained,
    saves: countSaves(),
  }
  const wrongBefore = outcomes.violations.length
  const beganAt = performance.now()
  await happen()
  const endedAt = performance.now()
  if (name !== 'nothing') await pause(observeMs)
  const quietMs = Math.max(0, Math.round(outcomes.lastFailureAt - endedAt))
  if (quietMs > quietLimitMs) violations.push(`${name}: failures for ${quietMs} ms after it was over`)
  if (outcomes.successes === before.answers) violations.push(`${name}: nothing was answered`)
  table.push({
    fault: name,
    'lasted ms': Math.round(endedAt - beganAt),
    answers: outcomes.successes - before.answers,
    saves: countSaves() - before.saves,
    'connections broken': outcomes.brokenConnections - before.broken,
    'told to wait': outcomes.explained - before.explained,
    'not told': outcomes.violations.length - wrongBefore,
    'failures after it, ms': quietMs,
  })
}

function countSaves(): number {
  return clients.reduce((sum, client) => sum + client.saves, 0)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
