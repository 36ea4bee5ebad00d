import { z } from 'zod'
import { ResumeId, ResumeTitle } from '#contract/resume/stored-resume'

/** What the buttons of the list mean, as they are posted. */
export const ResumeListAction = z.discriminatedUnion('intent', [
  ResumeId.extend({ intent: z.literal('rename'), title: ResumeTitle }),
  ResumeId.extend({ intent: z.literal('duplicate') }),
  ResumeId.extend({ intent: z.literal('bin') }),
  ResumeId.extend({ intent: z.literal('restore') }),
  ResumeId.extend({ intent: z.literal('erase') }),
])
export type ResumeListAction = z.infer<typeof ResumeListAction>
export type ResumeListActionName = ResumeListAction['intent']
