import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely'
import type { Tables } from '../db/schema/tables'

/** The same database, but a statement that fits fails as when no connection is to be had; `times` at most. */
export function withFailures(
  db: Kysely<Tables>,
  shouldFail: (statement: RootOperationNode) => boolean,
  times = Infinity,
): Kysely<Tables> {
  let left = times
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left <= 0 || !shouldFail(node)) return node
      left--
      throw new Error('timeout exceeded when trying to connect')
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

/** Reads the turns of a talk in their order. */
export function readsChatTurns(statement: RootOperationNode): boolean {
  if (statement.kind !== 'SelectQueryNode' || !statement.orderBy) return false
  return JSON.stringify(statement.from).includes('chat_turns')
}

/** Ends a turn that took something, and gives it back. */
export function endsTurn(statement: RootOperationNode): boolean {
  return statement.kind === 'UpdateQueryNode' && JSON.stringify(statement.updates).includes('returned')
}
