import type { z } from 'zod'
import { adminChatCalls } from './calls/admin-chat-calls'
import { adminOrderCalls } from './calls/admin-calls'
import { adminPanelCalls } from './calls/admin-desk-calls'
import { blogCalls } from './calls/blog-calls'
import { catalogueCalls } from './calls/catalogue-calls'
import { chatCalls } from './calls/chat-calls'
import { smsOutboxCalls } from './calls/dev-calls'
import type { Endpoint } from './calls/endpoint'
import { errorCalls } from './calls/error-calls'
import { feedbackCalls } from './calls/feedback-calls'
import { anonymousCalls } from './calls/guest-calls'
import { loginCalls } from './calls/login-calls'
import { profileCalls } from './calls/profile-calls'
import { proposalCalls } from './calls/proposal-calls'
import { resumeCalls } from './calls/resume-calls'
import { billingCalls } from './calls/pay-calls'
import { shareCalls } from './calls/share-calls'
import { weixinLoginCalls } from './calls/weixin-calls'

/**
 * Every call of /api: GET sends its input as query, POST as a JSON body. Secrets travel in bodies, never in addresses
 * (bindPhone is as spec §7 has it).
 */
export const endpoints = {
  ...catalogueCalls,
  ...blogCalls,
  ...anonymousCalls,
  ...loginCalls,
  ...weixinLoginCalls,
  ...profileCalls,
  ...resumeCalls,
  ...shareCalls,
  ...chatCalls,
  ...proposalCalls,
  ...adminOrderCalls,
  ...adminPanelCalls,
  ...adminChatCalls,
  ...errorCalls,
  ...feedbackCalls,
  ...billingCalls,
  ...smsOutboxCalls,
} as const satisfies Record<string, Endpoint>

export type { Endpoint }
export type Endpoints = typeof endpoints
export type CallName = keyof Endpoints
/** What a caller writes: defaults may be left out. */
export type InputOf<N extends CallName> = z.input<Endpoints[N]['input']>
/** What a handler gets: parsed, defaults filled in. */
export type ParsedInputOf<N extends CallName> = z.output<Endpoints[N]['input']>
export type OutputOf<N extends CallName> = z.output<Endpoints[N]['output']>
