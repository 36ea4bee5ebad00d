/** A public link to a resume. */
export type ShareRow = {
  resume_id: string
  user_id: string
  token: string
  /** `salt.hash`; null without a password. */
  password_hash: string | null
  /** 1 when nothing is hidden: read by machines that still run the version before. */
  shows_contacts: number
  /** The kinds its visitors do not see (contract/sharing/mask-kinds.ts), joined by commas; '' for none. */
  hidden_kinds: string
  views: number
  created_at: number
  /** null: until it is revoked. */
  expires_at: number | null
}
