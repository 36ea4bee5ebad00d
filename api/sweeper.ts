import { deleteExpired } from './db/expired'
import { describeError, type Log } from './log'
import type { Parts } from './parts'

const sweepEveryMs = 60 * 60_000

/** Deletes what has expired, now and every hour. @returns stops it, waiting for a sweep under way. */
export function startSweeping({ db, clock }: Pick<Parts, 'db' | 'clock'>, log: Log): () => Promise<void> {
  let sweep = Promise.resolve()
  function begin() {
    sweep = deleteExpired(db, clock()).then(
      (deleted) => log.info({ deleted }, 'swept what has expired'),
      (error: unknown) => log.error({ error: describeError(error) }, 'sweeping failed'),
    )
  }
  begin()
  const timer = setInterval(begin, sweepEveryMs).unref()
  return () => {
    clearInterval(timer)
    return sweep
  }
}
