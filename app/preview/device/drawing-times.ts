const remembered = 20
/** What follows a key within this time seems to follow the finger. */
const slowMs = 60

/**
 * Whether this device is too slow to typeset: it is seen to lag, and the service is faster as a rule. Times in ms.
 */
export function createDrawingTimes() {
  const here: number[] = []
  const there: number[] = []
  const add = (times: number[], ms: number) => {
    times.push(ms)
    if (times.length > remembered) times.shift()
  }
  return {
    addDevice: (ms: number) => add(here, ms),
    addService: (ms: number) => add(there, ms),
    isTooSlow: () =>
      here.length === remembered &&
      quantile(here, 0.95) > slowMs &&
      quantile(here, 0.5) > (there.length > 0 ? quantile(there, 0.5) : slowMs),
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1]!
}
