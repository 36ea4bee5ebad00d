/** How the work of a process ended that was not done in time. */
export type Late = 'tooMuch' | 'machineBusy'

export type Deadline = {
  /** Processor time, ms. */
  ms: number
  /** On a machine so busy that the process hardly comes to work, its work is given up after this many times `ms`. */
  mostTimes: number
  /** Processor time the process has used, ms; undefined where the system does not tell. */
  cpuMs(): number | undefined
}

/**
 * Waits for `work` of a process until the process has used so much processor time: a busy machine makes no work too long.
 * Where the system does not tell that time, the clock counts.
 */
export async function withinDeadline<T>(
  { ms, mostTimes, cpuMs }: Deadline,
  work: Promise<T>,
): Promise<T | Late> {
  const cpuBefore = cpuMs()
  const startedAt = performance.now()
  let timer: NodeJS.Timeout | undefined

  const late = new Promise<Late>((resolve) => {
    const look = () => {
      const clockMs = performance.now() - startedAt
      const cpuNow = cpuMs()
      const usedMs = cpuBefore === undefined || cpuNow === undefined ? clockMs : cpuNow - cpuBefore
      if (usedMs >= ms) return resolve('tooMuch')
      if (clockMs >= ms * mostTimes) return resolve('machineBusy')
      timer = setTimeout(look, Math.max(20, ms - usedMs))
    }
    timer = setTimeout(look, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
