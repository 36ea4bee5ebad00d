import type { ChatTurnRow } from '../../db/schema/chat-tables'

type Turn = Pick<ChatTurnRow, 'id' | 'root_id' | 'state' | 'answer'>

/**
 * The newest answer to each question, in the order of the questions. When the newest attempt failed, the last
 * usable answer stays and the failure follows it: a paid answer never disappears because of an unpaid
 * attempt.
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
