/** A page reloads for a missing chunk at most once in so many ms (spec §4). */
export const reloadGuardMs = 10_000

/** What a missing part of the program is answered with: a reload, a question first where work would be lost, or words alone. */
export function missingChunkAction(
  lastReloadAt: number,
  now: number,
  hasUnsavedWork: boolean,
): 'reload' | 'ask' | 'say' {
  if (now - lastReloadAt < reloadGuardMs) return 'say'
  return hasUnsavedWork ? 'ask' : 'reload'
}
