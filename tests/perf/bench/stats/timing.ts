/** Returns the duration of a task in ms. */
export async function timeTask(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await task()
  return performance.now() - startedAt
}

/** Runs a task `count` times with its number. Returns the durations in ms. */
export async function measureTimes(count: number, task: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) times.push(await timeTask(() => task(n)))
  return times
}

/** Runs a task `count` times in parallel lanes; it gets its number and its lane. Returns runs per second. */
export async function measureThroughput(
  count: number,
  lanes: number,
  task: (n: number, lane: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const run = async (lane: number) => {
    while (next < count) await task(next++, lane)
  }
  const ms = await timeTask(() => Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane))))
  return (count / ms) * 1000
}
