import { describeError } from '#telemetry/describe-error'
import { eraseClosedAccounts } from '../accounts/users/erase-closed-accounts'
import { deleteExpired } from '../db/delete-expired'
import { withAdvisoryLock } from '../db/with-advisory-lock'
import type { Log } from './log'
import { maskStaleShares } from '../sharing/mask-shared-resumes'
import type { Dependencies } from '../dependencies'
import { pruneDueResumes } from '../resumes/versions/prune-versions'

const cleanupIntervalMs = 60 * 60_000

/**
 * Deletes expired rows and erases closed accounts, now and every hour; of several processes one at a time.
 * @returns a function that stops it and waits for a running cleanup.
 */
export function startCleanup(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  log: Log,
): () => Promise<void> {
  let cleanup = Promise.resolve()
  function runCleanup() {
    cleanup = withAdvisoryLock(db, cleanUpOnce).then(
      (swept) => log.info(swept ?? {}, swept ? 'swept what has expired' : 'another process is sweeping'),
      (error: unknown) => log.error({ error: describeError(error) }, 'sweeping failed'),
    )
  }
  async function cleanUpOnce() {
    return {
      deleted: await deleteExpired(db, clock()),
      thinned: await pruneDueResumes(db, clock()),
      sharesMasked: await maskStaleShares(db, log),
      accountsErased: await eraseClosedAccounts(db, clock()),
    }
  }
  runCleanup()
  const timer = setInterval(runCleanup, cleanupIntervalMs).unref()
  return () => {
    clearInterval(timer)
    return cleanup
  }
}
