import type { Measurement } from './measurement'
import { percentile } from './percentiles'
import { timeTask } from './timing'

type Task = (n: number) => Promise<unknown>

/**
 * Returns the durations in ms of tasks, run in turn so that the machine's other load affects them equally. A
 * fifth more runs first as warm-up.
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

/** Returns the small case's duration, and the ratio of the large one to it. */
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
