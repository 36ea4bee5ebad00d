import { z } from 'zod'
import { ResumeId, ResumeTitle } from '#contract/resume/stored-resume'

/** The actions of the list's buttons, as posted. */
export const ResumeListAction = z.discriminatedUnion('intent', [
  ResumeId.extend({ intent: z.literal('rename'), title: ResumeTitle }),
  ResumeId.extend({ intent: z.literal('duplicate') }),
  ResumeId.extend({ intent: z.literal('bin') }),
  ResumeId.extend({ intent: z.literal('restore') }),
  ResumeId.extend({ intent: z.literal('erase') }),
])
export type ResumeListAction = z.infer<typeof ResumeListAction>
export type ResumeListActionName = ResumeListAction['intent']
