import { z } from 'zod'
import { AdminReason } from './admin-user'
import { AuditRecord } from './audit'
import { ResumeId, ResumeSummary, StoredResume } from '../resume/stored-resume'

/** A resume in the admin list: owner and title, without its content. The phone is masked. */
export const AdminResume = ResumeSummary.extend({
  owner: z.object({ id: z.string(), nickname: z.string(), phone: z.string().nullable() }),
})
export type AdminResume = z.infer<typeof AdminResume>

/** An opened resume: with its content and audit entries. */
export const AdminResumeDetails = StoredResume.extend({
  owner: AdminResume.shape.owner,
  history: z.array(AuditRecord),
})
export type AdminResumeDetails = z.infer<typeof AdminResumeDetails>

export const ResumeMoveInput = ResumeId.extend({ to: z.enum(['bin', 'shelf']), reason: AdminReason })
export type ResumeMoveInput = z.infer<typeof ResumeMoveInput>
