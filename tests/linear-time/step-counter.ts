import { Session } from 'node:inspector'

/**
 * What some code does, in steps and not in time: how often each of our blocks is entered, as V8's precise coverage counts
 * them. What V8 does by itself is not counted: patterns are watched by the linter (no-super-linear-*).
 * @param isOurs which scripts count, by their URL
 */
export function createStepCounter(isCountedScript: (url: string) => boolean) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

  /** The steps since the last call; V8 counts from zero afterwards. */
  function taken(): number {
    let steps = 0
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error
      for (const { url, functions } of coverage.result)
        if (isCountedScript(url))
          for (const { ranges } of functions) for (const { count } of ranges) steps += count
    })
    return steps
  }

  return {
    async stepsOf(work: () => unknown): Promise<number> {
      taken()
      await work()
      return taken()
    },
    close: () => session.disconnect(),
  }
}
