import type { Db } from '../db/schema/tables'

/** The process crashed before the commit, from the database's point of view. */
export class TransactionCrashed extends Error {
  override name = 'TransactionCrashed'
}

/**
 * A proxy of the database in which, for each crash that is due, one transaction does its work and is then
 * lost.
 */
export function withCrashes(db: Db, crashes: { due: number }): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && crashes.due > 0) {
        crashes.due--
        return () => ({
          execute: (work: (trx: Db) => Promise<unknown>) =>
            target.transaction().execute(async (trx) => {
              await work(trx)
              throw new TransactionCrashed()
            }),
        })
      }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
