import { describeError } from '#telemetry/describe-error'
import { eraseClosedAccounts } from './accounts/erase'
import { deleteExpired } from './db/expired'
import { whenAlone } from './db/when-alone'
import type { Log } from './log'
import { maskStaleShares } from './masked-copy'
import type { Parts } from './parts'
import { thinDueResumes } from './thin-resume'

const sweepEveryMs = 60 * 60_000

/** Deletes what has expired and erases closed accounts, now and every hour; of several processes one at a time. @returns stops it, waiting for a sweep under way. */
export function startSweeping({ db, clock }: Pick<Parts, 'db' | 'clock'>, log: Log): () => Promise<void> {
  let sweep = Promise.resolve()
  function begin() {
    sweep = whenAlone(db, sweepOnce).then(
      (swept) => log.info(swept ?? {}, swept ? 'swept what has expired' : 'another process is sweeping'),
      (error: unknown) => log.error({ error: describeError(error) }, 'sweeping failed'),
    )
  }
  async function sweepOnce() {
    return {
      deleted: await deleteExpired(db, clock()),
      thinned: await thinDueResumes(db, clock()),
      sharesMasked: await maskStaleShares(db, log),
      accountsErased: await eraseClosedAccounts(db, clock()),
    }
  }
  begin()
  const timer = setInterval(begin, sweepEveryMs).unref()
  return () => {
    clearInterval(timer)
    return sweep
  }
}
