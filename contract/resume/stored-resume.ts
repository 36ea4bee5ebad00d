import { z } from 'zod'
import { SavedRevision } from './draft'
import { fieldError } from '../validation/field-error-codes'
import { Resume, SavedResume } from './resume'
import { requiredLine } from '../validation/required-line'

export const maxResumeTitleLength = 60
export const ResumeTitle = requiredLine(maxResumeTitleLength)

export const ResumeId = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, fieldError('resumeGone')) })

/** A stored resume without its content. Times in ms since 1970. */
export const ResumeSummary = SavedRevision.extend({
  id: z.string(),
  title: z.string(),
  createdAt: z.number().int(),
  /** When it was moved to the recycle bin; null while it is live. */
  deletedAt: z.number().int().nullable(),
  /** Its template as template@version. */
  template: z.string(),
})
export type ResumeSummary = z.infer<typeof ResumeSummary>

/**
 * All resumes of a user: live and binned, latest change first. `limit`: live resumes allowed, -1 for any
 * number.
 */
export const ResumeList = z.object({
  live: z.array(ResumeSummary),
  bin: z.array(ResumeSummary),
  /** Ids of the live resumes with an open share link. */
  shared: z.array(z.string()).default([]),
  limit: z.number().int(),
})
export type ResumeList = z.infer<typeof ResumeList>

export const StoredResume = ResumeSummary.extend({ resume: SavedResume })
export type StoredResume = z.infer<typeof StoredResume>

/**
 * `origin` names the source (a draft): creating with the same origin again returns the same resume, so that a
 * claim can be repeated.
 */
export const CreateResumeInput = z.object({
  title: ResumeTitle.optional(),
  resume: Resume,
  origin: z
    .string()
    .regex(/^[A-Za-z0-9_:-]{1,128}$/)
    .optional(),
})
