/** Columns as both databases give them: texts, numbers (times in ms since 1970) and bytes, nothing else. */
export type Tables = { drafts: DraftRow; photos: PhotoRow; handoffs: HandoffRow }

export type DraftRow = {
  id: string
  secret_hash: string
  /** JSON, written and read by resume-text.ts only. */
  resume: string
  revision: number
  created_at: number
  updated_at: number
  expires_at: number
}

export type PhotoRow = { id: string; jpeg: Uint8Array; created_at: number; expires_at: number }

export type HandoffRow = {
  token_hash: string
  resume: string
  created_at: number
  expires_at: number
  used_at: number | null
}
