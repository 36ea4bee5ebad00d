import { z } from 'zod'
import { ChatId, ChatQuota, ChatTurnState } from './chat'
import { CHAT_FAILURES, ChatLimits } from './chat-constants'
import { fieldError } from '../validation/field-error-codes'
import { PROPOSAL_ACTIONS } from './proposal-constants'
import { ResumeId } from '../resume/stored-resume'
import { cleanText } from '../validation/clean-text'

/** Asks for proposals on a resume as it is kept. */
export const ProposalRequest = z
  .object({
    /** Made by who asks: the same asked twice is answered, and paid, once. */
    askId: ChatId.shape.id,
    resumeId: ResumeId.shape.id,
    act: z.enum(PROPOSAL_ACTIONS, fieldError('choice')),
    /** '' for the whole resume; the id of a section or an entry; `<id>.<field>`. */
    target: z
      .string(fieldError('wrongType'))
      .regex(/^([A-Za-z0-9-]{1,40}(\.[a-z]{1,20})?)?$/, fieldError('wrongType'))
      .default(''),
    /** A pasted job description: material, never instructions. */
    job: z
      .string(fieldError('wrongType'))
      .transform((input) => cleanText(input).trim())
      .refine((input) => [...input].length <= ChatLimits.job, fieldError('tooLong', ChatLimits.job))
      .default(''),
  })
  .superRefine(({ act, job }, context) => {
    if (act === 'tailor' && job === '')
      context.addIssue({ code: 'custom', path: ['job'], message: fieldError('required') })
  })
export type ProposalRequest = z.infer<typeof ProposalRequest>

/** One text of a resume, as it was when it was asked about and as it could be. Never to be believed without being read. */
export const Proposal = z.object({
  field: z.string(),
  before: z.string(),
  after: z.string(),
  /** The text it was made of was an AI's already. */
  onAssisted: z.boolean().optional(),
})
export type Proposal = z.infer<typeof Proposal>

/** What was proposed; `refused`: how many more the resume could not have taken. */
export const Proposals = z.object({ proposals: z.array(Proposal), refused: z.number().int() })
export type Proposals = z.infer<typeof Proposals>

/** A question for proposals and what came of it. Times in ms since 1970. */
export const ProposalTurn = Proposals.extend({
  id: z.string(),
  resumeId: z.string(),
  act: z.enum(PROPOSAL_ACTIONS),
  target: z.string(),
  state: ChatTurnState,
  problem: z.enum(CHAT_FAILURES).nullable(),
  /** Whether it took something of what is left: only proposals do. */
  charged: z.boolean(),
  askedAt: z.number().int(),
})
export type ProposalTurn = z.infer<typeof ProposalTurn>

/** Whether somebody can ask, and the newest question on a resume. */
export const ProposalStatus = z.object({ standing: ChatQuota, last: ProposalTurn.nullable() })
export type ProposalStatus = z.infer<typeof ProposalStatus>

/** First `asked`; at last `end`. Nothing is told in between: half a proposal is none. */
export const ProposalEvent = z.discriminatedUnion('is', [
  z.object({ is: z.literal('asked'), turnId: z.string() }),
  z.object({ is: z.literal('end'), turn: ProposalTurn, left: z.number().int() }),
])
export type ProposalEvent = z.infer<typeof ProposalEvent>
