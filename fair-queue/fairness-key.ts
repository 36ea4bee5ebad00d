import { AsyncLocalStorage } from 'node:async_hooks'

/** Finds out whose share of the workers the work of a request counts against. */
export type ResolveFairnessKey = () => string | Promise<string>

const resolvers = new AsyncLocalStorage<ResolveFairnessKey>()
/** Work that nobody asked for: pages made ahead, the warm-up of a worker. */
const backgroundKey = 'service'

/** Everything that `work` starts, however deep, counts against this caller. */
export function runWithFairnessKey<T>(resolveKey: ResolveFairnessKey, work: () => T): T {
  return resolvers.run(resolveKey, work)
}

/** Who the running work is for. */
export async function currentFairnessKey(): Promise<string> {
  return (await resolvers.getStore()?.()) ?? backgroundKey
}
