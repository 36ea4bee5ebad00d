/** A page reloads for a missing chunk at most once in this time, in ms (spec §4). */
export const reloadGuardMs = 10_000

/** How to react to a missing chunk: reload, ask first when work would be lost, or only report it. */
export function missingChunkAction(
  lastReloadAt: number,
  now: number,
  hasUnsavedWork: boolean,
): 'reload' | 'ask' | 'say' {
  if (now - lastReloadAt < reloadGuardMs) return 'say'
  return hasUnsavedWork ? 'ask' : 'reload'
}
