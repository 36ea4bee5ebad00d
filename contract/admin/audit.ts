import { z } from 'zod'

/** Who did it: an admin, WeChat Pay, which tells of what was done there, the console (npm run admin), or the settings (ADMIN_PHONES). */
export const AuditActor = z.enum(['admin', 'weixin', 'console', 'settings'])
export type AuditActor = z.infer<typeof AuditActor>

/** What was done, in one word a change; pages say it in words of their own. */
export const AuditAction = z.enum([
  'refundAsked',
  'refundSettled',
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
  'listExported',
  'feedbackAnswered',
  'feedbackReopened',
])
export type AuditAction = z.infer<typeof AuditAction>

/** What it was done to. */
export const AuditSubject = z.object({
  kind: z.enum(['order', 'user', 'resume', 'chat', 'product', 'list', 'feedback']),
  id: z.string(),
})
export type AuditSubject = z.infer<typeof AuditSubject>

/** What a change touched, by name: only that, and no secret. */
export const AuditValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type AuditValues = z.infer<typeof AuditValues>

/** A line of the audit log. `by`: the admin's nickname, null for WeChat and once their account is gone. `at` in ms since 1970. */
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
