import { AsyncLocalStorage } from 'node:async_hooks'

/** Finds out whose share of the workers the work of a request counts against. */
export type CallerOf = () => string | Promise<string>

const callers = new AsyncLocalStorage<CallerOf>()
/** Work that nobody asked for: pages made ahead, the warm-up of a worker. */
const service = 'service'

/** Everything that `work` starts, however deep, counts against this caller. */
export function runForCaller<T>(callerOf: CallerOf, work: () => T): T {
  return callers.run(callerOf, work)
}

/** Who the running work is for. */
export async function currentCaller(): Promise<string> {
  return (await callers.getStore()?.()) ?? service
}
