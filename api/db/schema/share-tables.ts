import type { ShareVisitCount } from '#contract/sharing/share-visits'

/** A share link of a resume. */
export type ShareRow = {
  resume_id: string
  user_id: string
  token: string
  /** `salt.hash`; null without a password. */
  password_hash: string | null
  /** 1 when nothing is hidden: read by processes that still run the previous version. */
  shows_contacts: number
  /** The kinds hidden from visitors (contract/sharing/mask-kinds.ts), joined by commas; '' for none. */
  hidden_kinds: string
  views: number
  created_at: number
  /** null: valid until revoked. */
  expires_at: number | null
}

/** Its views, by day of China (its start in ms), source and device. */
export type ShareVisitRow = ShareVisitCount & { resume_id: string }
