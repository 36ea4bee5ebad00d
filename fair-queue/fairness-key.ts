import { AsyncLocalStorage } from 'node:async_hooks'

/** Resolves the caller that a request's work counts against. */
export type ResolveFairnessKey = () => string | Promise<string>

const resolvers = new AsyncLocalStorage<ResolveFairnessKey>()
/** Background work without a request: cache warming, the warm-up of a worker. */
const backgroundKey = 'service'

/** Runs `work` so that everything it starts counts against this caller. */
export function runWithFairnessKey<T>(resolveKey: ResolveFairnessKey, work: () => T): T {
  return resolvers.run(resolveKey, work)
}

/** The caller that the current work counts against. */
export async function currentFairnessKey(): Promise<string> {
  return (await resolvers.getStore()?.()) ?? backgroundKey
}
