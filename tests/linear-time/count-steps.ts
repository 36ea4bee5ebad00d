import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

/**
 * Counts how often the blocks of the modules in `folder` run during `work`, by V8's coverage: this shows how
 * work grows with its input without measuring time. Built-in functions and regular expressions are not
 * counted.
 */
export async function countSteps(folder: string, work: () => unknown): Promise<number> {
  // Optimized code is not counted.
  for (const tier of ['--no-opt', '--no-maglev', '--no-sparkplug']) setFlagsFromString(tier)
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result
      .filter(({ url }) => url.includes(folder))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0)
  } finally {
    session.disconnect()
  }
}
