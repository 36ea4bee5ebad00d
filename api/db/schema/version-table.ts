import type { ResumeRow } from './tables'

/** The content of a resume at an earlier revision; at the present one where that is marked. */
export type ResumeVersionRow = Pick<ResumeRow, 'revision' | 'photo_id' | 'resume'> & {
  resume_id: string
  saved_at: number
  /** When the next save replaced it: its age as a version counts from here. */
  replaced_at: number
} & VersionMarks

export type VersionMarks = {
  /** Of VERSION_REASONS, joined by commas; '' for none. */
  reasons: string
  /** The owner's name for it; '' for none. */
  name: string
  /** 1 or 0. */
  pinned: number
}
