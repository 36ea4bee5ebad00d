export type SaveDecision = 'save' | 'already saved' | 'newer exists'

/**
 * What becomes of a save (decisions §11): equal revisions save. The same content one revision later is this very save,
 * sent again because its answer got lost on the way; anything else meets a newer version.
 * @param madeFrom the revision the save was made from; @param kept the revision in the database.
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
