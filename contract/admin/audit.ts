import { z } from 'zod'
import { fieldError } from '../validation/field-error-codes'

/**
 * The actor: an admin, WeChat Pay (by a notification), the console (npm run admin), or the settings
 * (ADMIN_PHONES).
 */
export const AuditActor = z.enum(['admin', 'weixin', 'console', 'settings'])
export type AuditActor = z.infer<typeof AuditActor>

/** The kind of change; pages have their own texts for it. */
export const AuditAction = z.enum([
  'refundAsked',
  'refundSettled',
  'invoiceIssued',
  'invoiceRejected',
  'userDisabled',
  'userEnabled',
  'adminMade',
  'adminUnmade',
  'daysGranted',
  'pointsGranted',
  'phoneRevealed',
  'resumeOpened',
  'resumeBinned',
  'resumeRestored',
  'chatOpened',
  'chatFlagged',
  'chatUnflagged',
  'productChanged',
  'couponCreated',
  'couponDisabled',
  'couponEnabled',
  'listExported',
  'feedbackAnswered',
  'feedbackReopened',
  'articleSaved',
  'articleRestored',
  'articlePublished',
  'articleScheduled',
  'articleUnscheduled',
  'articleWithdrawn',
  'articleDeleted',
])
export type AuditAction = z.infer<typeof AuditAction>

/** The thing that was changed. */
export const AuditSubject = z.object({
  kind: z.enum(['order', 'user', 'resume', 'chat', 'product', 'coupon', 'list', 'feedback', 'article']),
  id: z.string(),
})
export type AuditSubject = z.infer<typeof AuditSubject>

/** The changed values by name: only those, and no secrets. */
export const AuditValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type AuditValues = z.infer<typeof AuditValues>

/** The reason of a change, which must be given. */
export const auditReason = (max: number) =>
  z.string().trim().min(1, fieldError('required')).max(max, fieldError('tooLong', max))

/**
 * An entry of the audit log. `by`: the admin's nickname, null for WeChat and once that account is erased.
 * `at` in ms since 1970.
 */
export const AuditRecord = z.object({
  id: z.string(),
  actor: AuditActor,
  by: z.string().nullable(),
  action: AuditAction,
  subject: AuditSubject,
  before: AuditValues,
  after: AuditValues,
  reason: z.string(),
  at: z.number().int(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** An entry in the list of all. `isGone`: what it is about was deleted since, so that it has no page. */
export const ListedAuditRecord = AuditRecord.extend({ isGone: z.boolean() })
export type ListedAuditRecord = z.infer<typeof ListedAuditRecord>
