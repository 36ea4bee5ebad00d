import type { WorkerProcess } from './worker-process'

/** How a document in a worker ended that was not done in time. */
export type Late = 'tooMuch' | 'machineBusy'

/** On a machine so busy that a worker hardly comes to work, a document is given up after this many deadlines. */
const mostDeadlines = 8

/**
 * Waits for `work` in a worker until the worker has used `deadlineMs` of processor time: a busy machine makes no document
 * too long. Where the system does not tell that time, the clock counts.
 */
export async function withinDeadline<T>(
  worker: Pick<WorkerProcess, 'cpuMs'>,
  deadlineMs: number,
  work: Promise<T>,
): Promise<T | Late> {
  const cpuBefore = worker.cpuMs()
  const startedAt = performance.now()
  let timer: NodeJS.Timeout | undefined

  const late = new Promise<Late>((resolve) => {
    const look = () => {
      const clockMs = performance.now() - startedAt
      const cpuNow = worker.cpuMs()
      const usedMs = cpuBefore === undefined || cpuNow === undefined ? clockMs : cpuNow - cpuBefore
      if (usedMs >= deadlineMs) return resolve('tooMuch')
      if (clockMs >= deadlineMs * mostDeadlines) return resolve('machineBusy')
      timer = setTimeout(look, Math.max(20, deadlineMs - usedMs))
    }
    timer = setTimeout(look, deadlineMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
