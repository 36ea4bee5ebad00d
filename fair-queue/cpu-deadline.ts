/** Why a process missed its deadline. */
export type DeadlineMiss = 'tooMuch' | 'machineBusy'

export type CpuDeadline = {
  /** Processor time in ms. */
  ms: number
  /** On a very busy machine the work is aborted after this many times `ms` of wall time. */
  maxClockFactor: number
  /** Processor time of the process in ms; undefined where the system cannot tell. */
  cpuMs(): number | undefined
}

/**
 * Awaits a process' work until it has used this much processor time, so that a busy machine does not count
 * against it.
 * Where the system cannot tell, wall time counts.
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
