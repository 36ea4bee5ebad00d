import { createFairQueue, QueueFull, type FairQueueOptions } from '#fair-queue/fair-queue'

/** A queue with a controlled clock, whose tasks end when the test ends them. */
export function openControlledQueue(options: FairQueueOptions) {
  let now = 0
  const queue = createFairQueue(options, () => now)
  const order: string[] = []
  const running: { name: string; end: (ms: number) => Promise<void> }[] = []
  const refused: string[] = []
  const ask = (name: string, isSlow?: boolean) => {
    const [caller = ''] = name.split(' ')
    const task = () =>
      new Promise<void>((done) => {
        order.push(name)
        const end = (ms: number) => ((now += ms), done(), settle())
        running.push({ name, end })
      })
    queue.run(caller, task, { isSlow }).catch((error: unknown) => {
      if (error instanceof QueueFull) refused.push(name)
    })
    return settle()
  }
  const endFirst = (ms = 10) => running.shift()!.end(ms)
  const endAll = async (ms = 10) => {
    while (running.length > 0) await endFirst(ms)
  }
  return { queue, order, running, refused, ask, endFirst, endAll, pass: (ms: number) => (now += ms) }
}
export const settle = async () => {
  for (let n = 0; n < 10; n++) await Promise.resolve()
}
export const tenOf = (caller: string) => Array.from({ length: 10 }, (_, n) => `${caller} ${n}`)
