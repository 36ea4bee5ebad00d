import type { Resume } from '#contract/resume/resume'
import type { EditorState } from './editor-store'

type Kept = Pick<EditorState, 'resume' | 'history'> & { id: string | undefined }
/** Of the editor that was left last, in memory only: who comes back from the download can still undo. */
let kept: Kept | undefined

export function keepHistory(id: string | undefined, { resume, history }: EditorState): void {
  kept = { id, resume, history }
}

/** The steps of this resume with its text as it was left: one that was changed elsewhere begins without any. */
export function keptHistoryOf(id: string | undefined, resume: Resume): Kept | undefined {
  return kept?.id === id && JSON.stringify(kept?.resume) === JSON.stringify(resume) ? kept : undefined
}
