/** How the work of a process ended that was not done in time. */
export type DeadlineMiss = 'tooMuch' | 'machineBusy'

export type CpuDeadline = {
  /** Processor time, ms. */
  ms: number
  /** On a machine so busy that the process hardly comes to work, its work is given up after this many times `ms`. */
  maxClockFactor: number
  /** Processor time the process has used, ms; undefined where the system does not tell. */
  cpuMs(): number | undefined
}

/**
 * Waits for `work` of a process until the process has used so much processor time: a busy machine makes no work too long.
 * Where the system does not tell that time, the clock counts.
 */
export async function withCpuDeadline<T>(
  { ms, maxClockFactor, cpuMs }: CpuDeadline,
  work: Promise<T>,
): Promise<T | DeadlineMiss> {
  const cpuBefore = cpuMs()
  const startedAt = performance.now()
  let timer: NodeJS.Timeout | undefined

  const missed = new Promise<DeadlineMiss>((resolve) => {
    const poll = () => {
      const clockMs = performance.now() - startedAt
      const cpuNow = cpuMs()
      const usedMs = cpuBefore === undefined || cpuNow === undefined ? clockMs : cpuNow - cpuBefore
      if (usedMs >= ms) return resolve('tooMuch')
      if (clockMs >= ms * maxClockFactor) return resolve('machineBusy')
      timer = setTimeout(poll, Math.max(20, ms - usedMs))
    }
    timer = setTimeout(poll, ms)
  })
  try {
    return await Promise.race([work, missed])
  } finally {
    clearTimeout(timer)
  }
}
