import { Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'

/**
 * Counts the work of code in steps instead of time: how often each of its blocks is entered, by V8's precise
 * coverage. V8's built-in code is not counted; the linter checks regular expressions (no-super-linear-*).
 * @param isCountedScript whether a script's blocks count, by its URL
 */
export function createStepCounter(isCountedScript: (url: string) => boolean) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

  /** Returns the steps since the last call; V8 then counts from zero. */
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

/** The steps of one piece of work in the modules of a folder. */
export async function countSteps(folder: string, work: () => unknown): Promise<number> {
  // Optimized code is not counted.
  for (const tier of ['--no-opt', '--no-maglev', '--no-sparkplug']) setFlagsFromString(tier)
  const counter = createStepCounter((url) => url.includes(folder))
  try {
    return await counter.stepsOf(work)
  } finally {
    counter.close()
  }
}
