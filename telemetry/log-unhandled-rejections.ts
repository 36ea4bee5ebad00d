import { describeError } from './describe-error'

type Log = { error(facts: object, message: string): void }

/**
 * The last resort (docs/decisions/0037): what was started and forgotten may fail, and the process goes on with everybody else's
 * work. An exception nobody caught still ends it.
 */
export function logUnhandledRejections(log: Log): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ error: describeError(reason) }, 'something failed that nobody waited for'),
  )
}
