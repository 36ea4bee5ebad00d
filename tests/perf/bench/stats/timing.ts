/** How long a task takes, ms. */
export async function timeTask(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await task()
  return performance.now() - startedAt
}

/** The times of a task done one after the other, ms; it is told its number. */
export async function measureTimes(count: number, task: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) times.push(await timeTask(() => task(n)))
  return times
}

/** Does a task `count` times in lanes beside each other; it is told its number and its lane. Returns how many were done each second. */
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
