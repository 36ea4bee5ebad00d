export type SaveVerdict = 'save' | 'already saved' | 'newer exists'

/**
 * What becomes of a save (decisions §11): equal revisions save. The same content one revision later is this very save,
 * sent again because its answer got lost on the way; anything else meets a newer version.
 * @param madeFrom the revision the save was made from; @param kept the revision in the database.
 */
export function judgeSave(save: { madeFrom: number; kept: number; sameContent: boolean }): SaveVerdict {
  if (save.madeFrom === save.kept) return 'save'
  return save.sameContent && save.madeFrom === save.kept - 1 ? 'already saved' : 'newer exists'
}
