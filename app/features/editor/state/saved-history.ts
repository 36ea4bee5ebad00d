import type { Resume } from '#contract/resume/resume'
import type { EditorState } from './editor-store'

type SavedHistory = Pick<EditorState, 'resume' | 'history'> & { id: string | undefined }
/** Of the editor that was left last, in memory only: who comes back from the download can still undo. */
let saved: SavedHistory | undefined

export function saveHistory(id: string | undefined, { resume, history }: EditorState): void {
  saved = { id, resume, history }
}

/** The steps of this resume with its text as it was left: one that was changed elsewhere begins without any. */
export function savedHistoryOf(id: string | undefined, resume: Resume): SavedHistory | undefined {
  return saved?.id === id && JSON.stringify(saved?.resume) === JSON.stringify(resume) ? saved : undefined
}
