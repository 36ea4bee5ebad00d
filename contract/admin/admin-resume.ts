import { z } from 'zod'
import { listQuery, listPage } from './list-query'
import { AdminReason } from './admin-user'
import { AuditRecord } from './audit'
import { ResumeId, ResumeSummary, StoredResume } from '../resume/stored-resume'

export const resumeSorts = ['updated'] as const
export const resumeFilters = ['all', 'live', 'binned'] as const
/** `search`: a resume's number, its owner's number or phone, or how its title begins. */
export const AdminResumesQuery = listQuery(resumeSorts, resumeFilters)

/** A resume as a list of admins has it: whose it is and what it is called, nothing of what is in it. The phone is masked. */
export const AdminResume = ResumeSummary.extend({
  owner: z.object({ id: z.string(), nickname: z.string(), phone: z.string().nullable() }),
})
export type AdminResume = z.infer<typeof AdminResume>
export const PagedResumes = listPage(AdminResume)

/** One that is opened: with its content, and what was done to it. */
export const AdminResumeDetails = StoredResume.extend({
  owner: AdminResume.shape.owner,
  history: z.array(AuditRecord),
})
export type AdminResumeDetails = z.infer<typeof AdminResumeDetails>

export const ResumeMoveInput = ResumeId.extend({ to: z.enum(['bin', 'shelf']), reason: AdminReason })
export type ResumeMoveInput = z.infer<typeof ResumeMoveInput>
