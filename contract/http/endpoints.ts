import type { z } from 'zod'
import { adminArticleCalls } from '../admin/admin-article-calls'
import { adminChatCalls } from '../admin/admin-chat-calls'
import { adminCouponCalls } from '../admin/admin-coupon-calls'
import { adminInvoiceCalls } from '../admin/admin-invoice-calls'
import { adminListCalls } from '../admin/admin-list-calls'
import { adminOrderCalls } from '../admin/admin-order-calls'
import { adminPanelCalls } from '../admin/admin-panel-calls'
import { blogCalls } from '../catalogue/blog-calls'
import { catalogueCalls } from '../catalogue/catalogue-calls'
import { chatCalls } from '../chat/chat-calls'
import { smsOutboxCalls } from '../account/sms-outbox-calls'
import type { Endpoint } from './endpoint'
import { emailCalls } from '../email/email-calls'
import { errorCalls } from '../browser-errors/browser-error-calls'
import { feedbackCalls } from '../feedback/feedback-calls'
import { anonymousCalls } from '../resume/anonymous-calls'
import { loginCalls } from '../account/login-calls'
import { profileCalls } from '../account/profile-calls'
import { inviteCalls } from '../account/invite-calls'
import { favouriteCalls } from '../account/favourite-calls'
import { proposalCalls } from '../chat/proposal-calls'
import { resumeCalls } from '../resume/resume-calls'
import { billingCalls } from '../billing/billing-calls'
import { shareCalls } from '../sharing/share-calls'
import { weixinLoginCalls } from '../account/weixin-login-calls'

/** For admins alone. */
export const adminCalls = {
  ...adminListCalls,
  ...adminOrderCalls,
  ...adminInvoiceCalls,
  ...adminCouponCalls,
  ...adminPanelCalls,
  ...adminChatCalls,
  ...adminArticleCalls,
} as const

/**
 * Every endpoint of /api: GET sends its input as query, POST as a JSON body. Secrets are sent in bodies,
 * never in URLs (except bindPhone, which follows spec §7).
 */
export const endpoints = {
  ...catalogueCalls,
  ...blogCalls,
  ...anonymousCalls,
  ...loginCalls,
  ...weixinLoginCalls,
  ...profileCalls,
  ...emailCalls,
  ...inviteCalls,
  ...favouriteCalls,
  ...resumeCalls,
  ...shareCalls,
  ...chatCalls,
  ...proposalCalls,
  ...adminCalls,
  ...errorCalls,
  ...feedbackCalls,
  ...billingCalls,
  ...smsOutboxCalls,
} as const satisfies Record<string, Endpoint>

export type { Endpoint }
export type Endpoints = typeof endpoints
export type CallName = keyof Endpoints
/** The input as a caller writes it: fields with defaults are optional. */
export type InputOf<N extends CallName> = z.input<Endpoints[N]['input']>
/** The input as a handler gets it: parsed, with defaults filled in. */
export type ParsedInputOf<N extends CallName> = z.output<Endpoints[N]['input']>
export type OutputOf<N extends CallName> = z.output<Endpoints[N]['output']>
