import { setTimeout as sleep } from 'node:timers/promises'
import type { Measurement } from '../stats/measurement'
import { type UserPool, simulateUsers } from './user-pool'
import { randomAction, userActions } from './user-actions'
import { ActionResults } from './action-results'
import { percentile } from '../stats/percentiles'
import { measureTreeMemory } from '../server/process-memory'

const times = 4
const capacity = { ms: 10_000, people: 50 }
const longestMs = 20_000
/** Recovered: this many actions of all kinds succeed in a row, each within this time. */
const recovered = { deeds: 20, ms: 1_000 }
const recoveryLimitMs = 5_000

/**
 * Sends four times the capacity measured in the same run, without waiting for responses, and then measures
 * the recovery.
 */
export async function measureOverload(userPool: UserPool, ms: number): Promise<Measurement[]> {
  const { product } = userPool
  const alone = await simulateUsers(userPool, capacity.people, { ms: capacity.ms, pause: { min: 0, max: 0 } })
  const canDo = alone.times.length / (capacity.ms / 1000)
  const before = measureTreeMemory(product.pid).rss
  const overloadResult = await sendAtRate(userPool, canDo * times, Math.min(ms, longestMs))
  const recoveredMs = await recovery(userPool)
  await overloadResult.allAnswered
  const after = measureTreeMemory(product.pid).rss
  const { tally } = overloadResult
  const done = tally.times.length
  return [
    { name: 'capacity, 50 people without pauses', measured: canDo, unit: '/s', note: alone.describeErrors() },
    {
      name: `asked ${times} times that`,
      measured: overloadResult.sentRequests / overloadResult.seconds,
      unit: '/s',
    },
    { name: 'overload: answered', measured: done / overloadResult.seconds, unit: '/s' },
    { name: 'overload: p99 of what was answered', measured: percentile(tally.times, 0.99), unit: 'ms' },
    {
      name: 'overload: told to come back, with Retry-After',
      measured: tally.refusalTimes.length / overloadResult.seconds,
      unit: '/s',
    },
    {
      name: 'overload: p50 of told to come back',
      measured: percentile(tally.refusalTimes, 0.5),
      unit: 'ms',
      max: 100,
    },
    {
      name: 'overload: p99 of told to come back',
      measured: percentile(tally.refusalTimes, 0.99),
      unit: 'ms',
    },
    { name: 'overload: errors', measured: tally.errors, max: 0, note: tally.describeErrors() },
    {
      name: 'overload: well again after',
      measured: recoveredMs / 1000,
      unit: 's',
      max: recoveryLimitMs / 1000,
    },
    {
      name: 'overload: highest memory over before, RSS',
      measured: overloadResult.highest - before,
      unit: 'MB',
    },
    {
      name: 'overload: memory afterwards over before, RSS',
      measured: (after / before - 1) * 100,
      unit: '%',
      max: 25,
    },
  ]
}

async function sendAtRate({ people, newUsers, product }: UserPool, perSecond: number, ms: number) {
  const tally = new ActionResults()
  const sentRequests: Promise<void>[] = []
  const startedAt = performance.now()
  let highest = 0
  const weighing = setInterval(() => (highest = Math.max(highest, measureTreeMemory(product.pid).rss)), 1_000)
  while (performance.now() - startedAt < ms) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (sentRequests.length < due) {
      const { kind, run: of } = pickAction()
      const person = people[sentRequests.length % people.length]!
      sentRequests.push(tally.record(kind, () => of(person, newUsers)))
    }
    await sleep(5)
  }
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(weighing)
  return {
    tally,
    sentRequests: sentRequests.length,
    seconds,
    highest,
    allAnswered: Promise.all(sentRequests),
  }
}

/** Excludes saves: two at once by one user would conflict. */
function pickAction() {
  for (;;) {
    const action = randomAction()
    if (action.kind !== 'save') return action
  }
}

async function recovery({ people, newUsers }: UserPool): Promise<number> {
  const startedAt = performance.now()
  for (let inARow = 0, n = 0; inARow < recovered.deeds; n++) {
    const tally = new ActionResults()
    const { kind, run: of } = userActions[n % userActions.length]!
    await tally.record(kind, () => of(people[n]!, newUsers))
    inARow = tally.times.every((took) => took <= recovered.ms) && tally.times.length > 0 ? inARow + 1 : 0
    if (performance.now() - startedAt > 60_000) break
  }
  return performance.now() - startedAt
}
