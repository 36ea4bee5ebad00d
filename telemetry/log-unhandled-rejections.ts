import { describeError } from './describe-error'

type Log = { error(facts: object, message: string): void }

/**
 * The last resort (docs/decisions/0037): a promise that nobody awaits may fail, and the process continues
 * with everybody else's requests. An uncaught exception still ends it.
 */
export function logUnhandledRejections(log: Log): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ error: describeError(reason) }, 'something failed that nobody waited for'),
  )
}
