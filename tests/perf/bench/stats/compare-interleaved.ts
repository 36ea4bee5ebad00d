import type { Measurement } from './measurement'
import { percentile } from './percentiles'
import { timeTask } from './timing'

type Task = (n: number) => Promise<unknown>

/**
 * Times of tasks that are compared with each other, ms: they take turns, so that what else the machine does meets all
 * alike. A fifth more are done first and not counted.
 */
export async function measureInterleaved(count: number, tasks: readonly Task[]): Promise<number[][]> {
  const warmUps = Math.ceil(count / 5)
  const times = tasks.map((): number[] => [])
  for (let n = 0; n < warmUps + count; n++)
    for (const [which, task] of tasks.entries()) {
      const ms = await timeTask(() => task(n))
      if (n >= warmUps) times[which]!.push(ms)
    }
  return times
}

type Compared = { name: string; largeLabel: string; atMost?: number; maxRatio?: number }

/** The same with little and with much around it: the first's time, and how many times as long the second took. */
export function comparisonMeasurements(
  { name, largeLabel: among, atMost, maxRatio }: Compared,
  [smallTimes = [], largeTimes = []]: number[][],
): Measurement[] {
  const [p50, amongMany] = [percentile(smallTimes, 0.5), percentile(largeTimes, 0.5)]
  const note = `${p50.toFixed(2)} ms and ${amongMany.toFixed(2)} ms; p99 ${percentile(largeTimes, 0.99).toFixed(2)} ms`
  return [
    { name: `${name}, p50`, measured: p50, unit: 'ms', max: atMost },
    { name: `${name}, ${among}`, measured: amongMany / p50, unit: 'times', max: maxRatio, note },
  ]
}
