import type { AuditAction, AuditActor, AuditSubject } from '#contract/admin/audit'
import type { InviterNameChoice } from '#contract/account/invite-terms'
import type { GrantRecord } from '#contract/billing/membership'
import type { AiCreditLineRow } from './ai-credit-table'
import type { ArticlePictureRow, ArticleRow, ArticleVersionRow } from './article-tables'
import type { ChatSessionRow, ChatTurnRow, PointGrantRow } from './chat-tables'
import type { DownloadWindowRow, ProductRow, ProductTermsRow } from './product-tables'
import type { CouponRow } from './coupon-table'
import type { FeedbackRow } from './feedback-table'
import type { KnownDeviceRow, LimitRow, SmsCodeRow, SpentChallengeRow } from './code-tables'
import type { InvoiceRequestRow, OrderRow, RefundRow } from './order-tables'
import type { ShareRow, ShareVisitRow } from './share-tables'
import type { DetailColumns, MaskedCopyColumns, ResumePictureRow } from './resume-tables'
import type { ResumeVersionRow } from './version-table'
import type { FavouriteTemplateRow, WeixinIdentityRow } from './user-tables'
import type { Kysely } from 'kysely'

/** Column types that both databases share: text, numbers (times in ms since 1970) and bytes, nothing else. */
export type Tables = {
  drafts: DraftRow
  photos: PhotoRow
  handoffs: DownloadLinkRow
  users: UserRow
  sessions: SessionRow
  sms_codes: SmsCodeRow
  known_devices: KnownDeviceRow
  spent_challenges: SpentChallengeRow
  weixin_rounds: OAuthFlowRow
  weixin_identities: WeixinIdentityRow
  limits: LimitRow
  outbox: OutboxRow
  resumes: ResumeRow
  resume_versions: ResumeVersionRow
  resume_pictures: ResumePictureRow
  shares: ShareRow
  share_visits: ShareVisitRow
  products: ProductRow
  grants: GrantRow
  benefit_counters: BenefitCounterRow
  invites: InviteRow
  orders: OrderRow
  coupons: CouponRow
  product_terms: ProductTermsRow
  download_windows: DownloadWindowRow
  error_reports: ErrorReportRow
  feedback: FeedbackRow
  refunds: RefundRow
  invoice_requests: InvoiceRequestRow
  audit_log: AuditRow
  daily_counts: DailyCountRow
  point_grants: PointGrantRow
  ai_credit_lines: AiCreditLineRow
  chat_sessions: ChatSessionRow
  chat_turns: ChatTurnRow
  favourite_templates: FavouriteTemplateRow
  articles: ArticleRow
  article_versions: ArticleVersionRow
  article_pictures: ArticlePictureRow
}

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>

export type UserRow = {
  id: string
  /** Null for an account that was created through WeChat. */
  phone: string | null
  nickname: string
  invite_code: string
  /** 1 or 0. */
  is_admin: number
  policy_version: string
  policy_at: number | null
  created_at: number
  /** When it will be erased; null unless its owner closed it. */
  closes_at: number | null
  /** When an admin disabled it; null when it is enabled. */
  disabled_at: number | null
  /** The user's first request on their last active day; 0 before the first login. */
  seen_at: number
  /** How invited friends read the user's name. */
  inviter_name: InviterNameChoice
}

/** A counter per day of China; `day` is its start in ms. */
export type DailyCountRow = { what: 'active'; day: number; count: number }

export type SessionRow = {
  id: string
  user_id: string
  token_hash: string
  /** Hash of the token before the last rotation. */
  previous_hash: string | null
  /**
   * Until when the previous token is valid; null until its successor was used, because the response with it
   * may have been lost.
   */
  previous_until: number | null
  user_agent: string
  created_at: number
  rotated_at: number
  last_seen_at: number
  expires_at: number
}

/** A text message in plain text; written only when no real provider is configured. */
export type OutboxRow = {
  id: string
  phone: string
  purpose: string
  code: string
  sent_at: number
  expires_at: number
}

/** A row of the membership ledger: never changed or deleted. Negative seconds revoke another grant. */
export type GrantRow = {
  id: string
  user_id: string
  level: number
  seconds: number
  source: GrantRecord['source']
  created_at: number
}

/**
 * How much of a benefit is used up in the period that began at period_at (0: a benefit that is never
 * renewed).
 */
export type BenefitCounterRow = { user_id: string; benefit_id: number; period_at: number; spent: number }

/**
 * Outlives both users: phone_hash remembers that this phone was invited once (one reward per phone, ever).
 */
export type InviteRow = {
  id: string
  inviter_id: string | null
  newcomer_id: string | null
  agent_code: string
  /** Null until the newcomer binds a phone. */
  phone_hash: string | null
  created_at: number
}

/** An error reported by a browser: anonymous and scrubbed. `record`: JSON. Times by the server's clock. */
export type ErrorReportRow = {
  id: string
  fingerprint: string
  record: string
  reported_at: number
  expires_at: number
}

/** `before`, `after`: JSON. */
export type AuditRow = {
  id: string
  actor: AuditActor
  /** Null when the actor is no user, and once its account was erased. */
  actor_id: string | null
  action: AuditAction
  subject_kind: AuditSubject['kind']
  subject_id: string
  before: string
  after: string
  reason: string
  at: number
}

/** One OAuth flow through WeChat. */
export type OAuthFlowRow = {
  state_hash: string
  pf: 'mp' | 'web'
  purpose: 'login' | 'bind' | 'pay'
  /** Validated by the return-path rule before it was stored. */
  return_to: string
  /** SHA-256 of the secret in a cookie; '' for a browser that sent none, which cannot finish the flow. */
  browser_hash: string
  /** The user that binds or pays; after a login the user that was logged in. */
  user_id: string | null
  /** Hash of the code that is being or was exchanged. */
  code_hash: string | null
  outcome: 'person' | 'snapshot' | 'refused' | null
  app_id: string | null
  open_id: string | null
  union_id: string | null
  nickname: string
  /** 1 or 0. */
  is_new_user: number
  finished_at: number | null
  created_at: number
  expires_at: number
}

export type DraftRow = {
  id: string
  secret_hash: string
  /** JSON, written and parsed by serialize-resume.ts only. */
  resume: string
  revision: number
  created_at: number
  updated_at: number
  expires_at: number
}

export type PhotoRow = { id: string; jpeg: Uint8Array; created_at: number; expires_at: number }

export type DownloadLinkRow = {
  token_hash: string
  /** Null for a link of a previous version. */
  user_id: string | null
  resume: string
  /** '': the resume's own. */
  file_name: string
  /** 1 or 0. */
  with_data: number
  created_at: number
  expires_at: number
  used_at: number | null
  /** Files taken through it. */
  fetches: number
}

export type ResumeRow = {
  id: string
  user_id: string
  /** What it was created from (`draft:` and an id, say): creating it again returns this resume. Null for none. */
  origin: string | null
  title: string
  /** Copied from the resume, so that a list need not parse the resume. */
  template: string
  /** The id of its photo, so that the cleanup keeps photos in use. Null without one. */
  photo_id: string | null
  revision: number
  created_at: number
  /** When the current content was saved. */
  updated_at: number
  /** When it was moved to the recycle bin; null while it is live. */
  deleted_at: number | null
  /** When its versions can next be pruned; null when none can. */
  thin_at: number | null
  /** JSON, written and parsed by serialize-resume.ts only. */
  resume: string
} & MaskedCopyColumns &
  DetailColumns
