import type { ChatTurnRow } from '../../db/schema/chat-tables'

type Turn = Pick<ChatTurnRow, 'id' | 'root_id' | 'state' | 'answer'>

/**
 * Of each question the newest answer, in the order the questions were first asked. When the newest try came to nothing, the
 * answer before it stays, and the failure stands behind it: what was paid for never disappears for what was not.
 * @param turns of one session, oldest first
 */
export function visibleTurns<T extends Turn>(turns: readonly T[]): T[] {
  const roots = [...new Set(turns.map(({ root_id }) => root_id))]
  return roots.flatMap((root) => {
    const attempts = turns.filter(({ root_id }) => root_id === root)
    const newest = attempts.at(-1)!
    const lastUsable = attempts.findLast(hasUsableAnswer)
    return lastUsable && lastUsable !== newest ? [lastUsable, newest] : [newest]
  })
}

function hasUsableAnswer({ state, answer }: Turn): boolean {
  return state === 'running' || state === 'done' || (state === 'stopped' && answer !== '')
}
