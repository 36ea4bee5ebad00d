/** One identity WeChat has for a user, and the account it belongs to. */
export type WeixinIdentityRow = {
  /** The app id, or `union`. */
  issuer: string
  /** The openid in that app, or the unionid. */
  subject: string
  user_id: string
  nickname: string
  created_at: number
  seen_at: number
}

export type FavouriteTemplateRow = { user_id: string; template_id: string; created_at: number }
