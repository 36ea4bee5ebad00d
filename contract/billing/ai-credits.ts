import { z } from 'zod'

/** How many lines of the AI credit history a page holds. */
export const creditLinesPerPage = 20

/**
 * Why the number of AI credits changed. `welcome`: what a new account begins with; `opening`: what an account had when
 * its history began; `month`, `expired`: a month's count, and what was left of the one before; `order`, `invite`,
 * `admin`, `refund`: membership granted or revoked; `ended`: it ran out; `support`: credits granted or revoked by an
 * admin; `merged`: of another account of the same person; `adjusted`: any other cause.
 */
export const CREDIT_LINE_KINDS = [
  'welcome',
  'opening',
  'month',
  'expired',
  'order',
  'invite',
  'admin',
  'refund',
  'ended',
  'support',
  'use',
  'return',
  'merged',
  'adjusted',
] as const
export type CreditLineKind = (typeof CREDIT_LINE_KINDS)[number]

/** What a credit was used for: a chat, a rewrite of a line, of an entry or section, of a whole resume, a call of the API. */
export const CREDIT_PURPOSES = ['chat', 'line', 'part', 'resume', 'other'] as const
export type CreditPurpose = (typeof CREDIT_PURPOSES)[number]

/**
 * A line of the AI credit history. `change`: 0 where nothing is counted. `balance`: after it, -1 for unlimited. `for`:
 * the chat or the resume it was used for, null once that is gone. `at`: ms since 1970.
 */
export const CreditLine = z.object({
  kind: z.enum(CREDIT_LINE_KINDS),
  purpose: z.enum(CREDIT_PURPOSES).nullable(),
  change: z.number().int(),
  balance: z.number().int(),
  at: z.number().int(),
  for: z.object({ is: z.enum(['chat', 'resume']), id: z.string(), title: z.string() }).nullable(),
})
export type CreditLine = z.infer<typeof CreditLine>

/** A page of the history, newest first; a page after the last one is the last one. */
export const CreditHistory = z.object({
  lines: z.array(CreditLine),
  page: z.number().int(),
  pages: z.number().int(),
})
export type CreditHistory = z.infer<typeof CreditHistory>

export const CreditHistoryInput = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
})
