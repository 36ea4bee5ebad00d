export type SaveDecision = 'save' | 'already saved' | 'newer exists'

/**
 * Decides about a save (decisions §11). Equal revisions save. The same content one revision later is this
 * same save, repeated because its response was lost; anything else conflicts with a newer version.
 * @param save.baseRevision the revision that was edited; save.storedRevision the revision in the database.
 */
export function decideSave(save: {
  baseRevision: number
  storedRevision: number
  isSameContent: boolean
}): SaveDecision {
  if (save.baseRevision === save.storedRevision) return 'save'
  return save.isSameContent && save.baseRevision === save.storedRevision - 1
    ? 'already saved'
    : 'newer exists'
}
