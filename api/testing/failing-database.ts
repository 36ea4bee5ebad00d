import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Db } from '../db/schema/tables'

/**
 * A proxy of the database in which matching statements fail as if no connection were available; at most
 * `times`.
 */
export function withFailures(
  db: Db,
  shouldFail: (statement: RootOperationNode) => boolean,
  times = Infinity,
): Db {
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

/** Matches the select of a chat's turns. */
export function readsChatTurns(statement: RootOperationNode): boolean {
  if (statement.kind !== 'SelectQueryNode' || !statement.orderBy) return false
  return JSON.stringify(statement.from).includes('chat_turns')
}

/** Matches the update that ends a turn and returns its charge. */
export function endsTurn(statement: RootOperationNode): boolean {
  return statement.kind === 'UpdateQueryNode' && JSON.stringify(statement.updates).includes('returned')
}
