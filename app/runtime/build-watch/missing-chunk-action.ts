/** A page reloads for a missing chunk at most once in this time, in ms (spec §4). */
export const reloadGuardMs = 10_000

/** Returns the reaction to a missing chunk: reload, confirm first if work would be lost, or report it. */
export function missingChunkAction(
  lastReloadAt: number,
  now: number,
  hasUnsavedWork: boolean,
): 'reload' | 'ask' | 'say' {
  if (now - lastReloadAt < reloadGuardMs) return 'say'
  return hasUnsavedWork ? 'ask' : 'reload'
}
