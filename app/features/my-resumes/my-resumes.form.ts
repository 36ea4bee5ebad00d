import { z } from 'zod'
import { ResumeTags } from '#contract/resume/resume-details'
import { fieldError } from '#contract/validation/field-error-codes'
import { splitTags } from './list-query'
import { ResumeId, ResumeTitle } from '#contract/resume/stored-resume'

/** Characters of a typed line of tags. */
const maxTypedTags = 400

/** The actions of the list's buttons, as posted. */
export const ResumeListAction = z.discriminatedUnion('intent', [
  ResumeId.extend({ intent: z.literal('rename'), title: ResumeTitle }),
  ResumeId.extend({
    intent: z.literal('retag'),
    tags: z.string().max(maxTypedTags, fieldError('tooMuch')).transform(splitTags).pipe(ResumeTags),
  }),
  ResumeId.extend({ intent: z.literal('duplicate') }),
  ResumeId.extend({ intent: z.literal('bin') }),
  ResumeId.extend({ intent: z.literal('restore') }),
  ResumeId.extend({ intent: z.literal('erase') }),
])
export type ResumeListAction = z.infer<typeof ResumeListAction>
export type ResumeListActionName = ResumeListAction['intent']
