import type { AuditAction, AuditActor, AuditSubject } from '#contract/admin/audit'
import type { GrantRecord } from '#contract/billing/membership'
import type { ChatSessionRow, ChatTurnRow, PointGrantRow } from './chat-tables'
import type { DownloadWindowRow, ProductRow, ProductTermsRow } from './product-tables'
import type { FeedbackRow } from './feedback-table'
import type { KnownDeviceRow, LimitRow, SmsCodeRow, SpentChallengeRow } from './code-tables'
import type { OrderRow, RefundRow } from './order-tables'
import type { ShareRow } from './share-tables'

/** Columns as both databases give them: texts, numbers (times in ms since 1970) and bytes, nothing else. */
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
  shares: ShareRow
  products: ProductRow
  grants: GrantRow
  benefit_counters: BenefitCounterRow
  invites: InviteRow
  orders: OrderRow
  product_terms: ProductTermsRow
  download_windows: DownloadWindowRow
  error_reports: ErrorReportRow
  feedback: FeedbackRow
  refunds: RefundRow
  audit_log: AuditRow
  daily_counts: DailyCountRow
  point_grants: PointGrantRow
  chat_sessions: ChatSessionRow
  chat_turns: ChatTurnRow
}

export type UserRow = {
  id: string
  /** Null for an account that WeChat opened. */
  phone: string | null
  nickname: string
  invite_code: string
  /** 1 or 0. */
  is_admin: number
  policy_version: string
  policy_at: number | null
  created_at: number
  /** When it will be erased; null unless its owner asked. */
  closes_at: number | null
  /** Since when an admin shuts it out; null for who may come in. */
  disabled_at: number | null
  /** When they were first seen on the last day they were here; 0 before the first login. */
  seen_at: number
}

/** How often something happened on a day of China, named by when it began. */
export type DailyCountRow = { what: 'active'; day: number; count: number }

export type SessionRow = {
  id: string
  user_id: string
  token_hash: string
  /** The token before the last rotation. */
  previous_hash: string | null
  /** How long it is still good; null until its successor was used, because the answer with it may have been lost. */
  previous_until: number | null
  user_agent: string
  created_at: number
  rotated_at: number
  last_seen_at: number
  expires_at: number
}

/** A text message as it would have been sent, in plain words: only where no real provider is. */
export type OutboxRow = {
  id: string
  phone: string
  purpose: string
  code: string
  sent_at: number
  expires_at: number
}

/** A line of the membership ledger: never changed, never taken out. Less than no seconds take back what another gave. */
export type GrantRow = {
  id: string
  user_id: string
  level: number
  seconds: number
  source: GrantRecord['source']
  created_at: number
}

/** How much of a benefit is used up in the period that began at period_at (0: it never begins anew). */
export type BenefitCounterRow = { user_id: string; benefit_id: number; period_at: number; spent: number }

/** Outlives both people: phone_hash remembers that this phone was a newcomer once (one reward a phone, ever). */
export type InviteRow = {
  id: string
  inviter_id: string | null
  newcomer_id: string | null
  agent_code: string
  /** Null while the newcomer has no phone. */
  phone_hash: string | null
  created_at: number
}

/** What went wrong on somebody's screen: of nobody, and scrubbed. `record`: JSON. Times by the clock of the service. */
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
  /** Null for who is no user, and once an account was erased. */
  actor_id: string | null
  action: AuditAction
  subject_kind: AuditSubject['kind']
  subject_id: string
  before: string
  after: string
  reason: string
  at: number
}

/** One way to WeChat and back. */
export type OAuthFlowRow = {
  state_hash: string
  pf: 'mp' | 'web'
  purpose: 'login' | 'bind' | 'pay'
  /** Checked by rules/return-path.ts before it was kept. */
  return_to: string
  /** SHA-256 of the secret in a cookie; '' for a browser that told none, which opens nothing. */
  browser_hash: string
  /** Who asked to bind or to pay; in the end who was logged in. */
  user_id: string | null
  /** The code that is being exchanged, or was. */
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

/** One name WeChat has for somebody, and whose account it opens. */
export type WeixinIdentityRow = {
  /** The id of an application, or `union`. */
  issuer: string
  /** The openid there, or the unionid. */
  subject: string
  user_id: string
  nickname: string
  created_at: number
  seen_at: number
}

export type DraftRow = {
  id: string
  secret_hash: string
  /** JSON, written and read by serialize-resume.ts only. */
  resume: string
  revision: number
  created_at: number
  updated_at: number
  expires_at: number
}

export type PhotoRow = { id: string; jpeg: Uint8Array; created_at: number; expires_at: number }

export type DownloadLinkRow = {
  token_hash: string
  resume: string
  created_at: number
  expires_at: number
  used_at: number | null
}

export type ResumeRow = {
  id: string
  user_id: string
  /** Where it came from; null when it came from nowhere else. */
  origin: string | null
  title: string
  /** As in the resume; kept apart so that a list need not read the resume. */
  template: string
  /** The same of its photo: the sweeper keeps what is used. Null without one. */
  photo_id: string | null
  revision: number
  created_at: number
  /** When this content was saved. */
  updated_at: number
  /** When it went to the recycle bin; null while it is live. */
  deleted_at: number | null
  /** When its versions can next be thinned; null when they need not be. */
  thin_at: number | null
  /** JSON, written and read by serialize-resume.ts only. */
  resume: string
} & MaskedColumns

/** The copy for strangers; all null while no link hides anything. */
export type MaskedColumns = {
  /** The kinds it hides, joined by commas as in its share: a save that knows of others is none. */
  masked_kinds: string | null
  /** JSON, as `resume`. */
  masked: string | null
  /** The revision it was made of, and the rules it was made by (maskingRules). */
  masked_revision: number | null
  masked_by: number | null
}

/** What a resume was at an earlier revision. */
export type ResumeVersionRow = Pick<ResumeRow, 'revision' | 'photo_id' | 'resume'> & {
  resume_id: string
  saved_at: number
  /** When the next save came: it has lived from then on as a version. */
  replaced_at: number
}
