import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables'
import { insertUser } from '#api/accounts/users/users.queries'
import { newShortId } from '#api/ids-and-hashes'
import { queryIntervalMs } from '#api/orders/check-order'
import { call } from '../crash/saving-client'
import type { Acknowledged } from './buyer-client'
import type { ServiceInstance } from './service-instance'
import type { PaySimulatorServer } from './pay-simulator-server'

export const closedAccounts = 40
const expiredDrafts = 250
/** Orders per reconciliation. */
const cleanupBatchSize = 50
const maxRounds = 8
const roundLimitMs = 10_000

type Db = Kysely<Tables>

/** Creates work for the hourly cleanup: accounts past their cooling-off period, and expired drafts. */
export async function seedExpiredRows(db: Db): Promise<void> {
  const past = Date.now() - 1_000
  for (let n = 0; n < closedAccounts; n++) {
    const userColumns = { policy_version: '', policy_at: null, created_at: past, closes_at: past }
    await insertUser(db, { id: newShortId(), phone: null, nickname: '林晓', is_admin: 0, ...userColumns })
  }
  const timestamps = { created_at: past, updated_at: past, expires_at: past }
  const drafts = Array.from({ length: expiredDrafts }, (_, n) => ({ id: `expired${n}`, ...timestamps }))
  const draftColumns = { secret_hash: '', resume: '{}', revision: 1 }
  await db
    .insertInto('drafts')
    .values(drafts.map((draft) => ({ ...draft, ...draftColumns })))
    .execute()
}

/**
 * Makes all orders expire and restarts all instances at once with their background jobs, until no order is
 * open.
 */
export async function waitUntilSettled(db: Db, machines: readonly ServiceInstance[]): Promise<void> {
  const hourAgo = Date.now() - 60 * 60_000
  const expiredColumns = { created_at: hourAgo, expires_at: hourAgo + 1, asked_at: null }
  for (let round = 0; round < maxRounds; round++) {
    // Gracefully, so that running jobs are logged to the end.
    await Promise.all(machines.map((machine) => machine.end('SIGTERM')))
    await db.updateTable('orders').set(expiredColumns).where('state', '=', 'created').execute()
    const open = await countOpen(db)
    await Promise.all(machines.map((machine) => machine.start()))
    const until = performance.now() + roundLimitMs
    while (performance.now() < until) {
      const left = await countOpen(db)
      if (left === 0) return
      if (left <= open - cleanupBatchSize) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function countOpen(db: Db): Promise<number> {
  const counted = db.selectFrom('orders').select((row) => row.fn.countAll().as('n'))
  const { n } = await counted.where('state', '=', 'created').executeTakeFirstOrThrow()
  return Number(n)
}

/** Returns everything that differs from what was acknowledged to users, or from what they paid. */
export async function findInconsistencies(
  db: Db,
  { tokens, orders }: Acknowledged,
  paySimulator: PaySimulatorServer,
  { instances: machines, secret }: { instances: readonly ServiceInstance[]; secret: string },
): Promise<string[]> {
  const wrong: string[] = []
  const rows = await db.selectFrom('orders').select(['id', 'state', 'user_id']).execute()
  const states = new Map(rows.map((row) => [row.id, row.state]))
  for (const tradeNo of orders) if (!states.has(tradeNo)) wrong.push(`order ${tradeNo} is lost`)
  const paidBy = new Map<string, number>()
  for (const { id, state, user_id } of rows) {
    const isPaid = paySimulator.world.find(id)?.state === 'SUCCESS'
    if (state !== (isPaid ? 'granted' : 'closed')) wrong.push(`order ${id} is ${state}, paid: ${isPaid}`)
    if (isPaid && user_id) paidBy.set(user_id, (paidBy.get(user_id) ?? 0) + 1)
  }
  const grants = await db.selectFrom('grants').select('user_id').where('source', '=', 'order').execute()
  for (const { user_id } of grants) paidBy.set(user_id, (paidBy.get(user_id) ?? 0) - 1)
  for (const [user, left] of paidBy)
    if (left !== 0) wrong.push(`user ${user} was granted ${-left} times too often`)

  for (const [n, token] of tokens.entries()) {
    const machine = machines[n % machines.length]!
    const headers = { 'x-api-secret': secret, authorization: `Bearer ${token}` }
    const checked = await call(machine.origin, 'checkLogin', {}, headers).catch((error: Error) => error)
    if (checked instanceof Error) wrong.push(`a login is lost: ${checked.message}`)
  }
  return wrong
}

/** Returns work of the cleanup that was not done, or was done by two instances. */
export async function findCleanupErrors(
  db: Db,
  machines: readonly ServiceInstance[],
  paySimulator: PaySimulatorServer,
): Promise<string[]> {
  const wrong: string[] = []
  const closed = await db.selectFrom('users').select('id').where('closes_at', 'is not', null).execute()
  const drafts = await db.selectFrom('drafts').select('id').where('expires_at', '<=', Date.now()).execute()
  if (closed.length + drafts.length > 0)
    wrong.push(`${closed.length} closed accounts and ${drafts.length} expired drafts are still there`)
  const erased = machines.reduce((sum, machine) => sum + machine.erasedAccounts, 0)
  if (erased !== closedAccounts) wrong.push(`${closedAccounts} accounts were closed, ${erased} erased`)
  // A claim lasts for two seconds; on a busy machine a query may be late.
  for (const [tradeNo, times] of paySimulator.queries)
    if (times.some((at, n) => n > 0 && at - times[n - 1]! < queryIntervalMs / 2))
      wrong.push(`two sweepers asked about order ${tradeNo} at once`)
  return wrong
}
