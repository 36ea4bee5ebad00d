import type { z } from 'zod'
import { adminChatCalls } from './calls/admin-chat-calls'
import { adminCalls } from './calls/admin-calls'
import { adminDeskCalls } from './calls/admin-desk-calls'
import { blogCalls } from './calls/blog-calls'
import { catalogueCalls } from './calls/catalogue-calls'
import { chatCalls } from './calls/chat-calls'
import { devCalls } from './calls/dev-calls'
import type { Endpoint } from './calls/endpoint'
import { errorCalls } from './calls/error-calls'
import { feedbackCalls } from './calls/feedback-calls'
import { guestCalls } from './calls/guest-calls'
import { loginCalls } from './calls/login-calls'
import { profileCalls } from './calls/profile-calls'
import { proposalCalls } from './calls/proposal-calls'
import { resumeCalls } from './calls/resume-calls'
import { payCalls } from './calls/pay-calls'
import { shareCalls } from './calls/share-calls'
import { weixinCalls } from './calls/weixin-calls'

/**
 * Every call of /api: GET sends its input as query, POST as a JSON body. Secrets travel in bodies, never in addresses
 * (bindPhone is as spec §7 has it).
 */
export const endpoints = {
  ...catalogueCalls,
  ...blogCalls,
  ...guestCalls,
  ...loginCalls,
  ...weixinCalls,
  ...profileCalls,
  ...resumeCalls,
  ...shareCalls,
  ...chatCalls,
  ...proposalCalls,
  ...adminCalls,
  ...adminDeskCalls,
  ...adminChatCalls,
  ...errorCalls,
  ...feedbackCalls,
  ...payCalls,
  ...devCalls,
} as const satisfies Record<string, Endpoint>

export type { Endpoint }
export type Endpoints = typeof endpoints
export type CallName = keyof Endpoints
/** What a caller writes: defaults may be left out. */
export type InputOf<N extends CallName> = z.input<Endpoints[N]['input']>
/** What a handler gets: parsed, defaults filled in. */
export type ParsedInputOf<N extends CallName> = z.output<Endpoints[N]['input']>
export type OutputOf<N extends CallName> = z.output<Endpoints[N]['output']>
