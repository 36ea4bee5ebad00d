/** A public link to a resume. */
export type ShareRow = {
  resume_id: string
  user_id: string
  token: string
  /** `salt.hash`; null without a password. */
  password_hash: string | null
  /** 1: phone and mail stand unmasked. */
  shows_contacts: number
  views: number
  created_at: number
  /** null: until it is revoked. */
  expires_at: number | null
}
