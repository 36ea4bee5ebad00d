import { z } from 'zod'
import { CHAT_FAILURES, CHAT_PROMPTS, ChatLimits } from './chat-constants'
import { fieldError } from '../validation/field-error-codes'
import { ResumeId } from '../resume/stored-resume'
import { cleanLine, cleanText } from '../validation/clean-text'

const Id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, fieldError('wrongType'))
export const ChatId = z.object({ id: Id })

const text = (max: number) =>
  z
    .string(fieldError('wrongType'))
    .transform((input) => cleanText(input).trim())
    .refine((input) => [...input].length <= max, fieldError('tooLong', max))
    .default('')

/** A question to the assistant. The resume goes along only when it is named here. */
export const ChatQuestion = z
  .object({
    /** Made by who asks: the same asked twice is answered, and paid, once. */
    askId: Id,
    /** Without it a new session begins. */
    sessionId: Id.optional(),
    prompt: z.enum(CHAT_PROMPTS, fieldError('choice')).nullable().default(null),
    question: text(ChatLimits.question),
    /** A pasted job description: material, never instructions. */
    job: text(ChatLimits.job),
    resumeId: ResumeId.shape.id.nullable().default(null),
  })
  .superRefine(({ prompt, question, job, resumeId }, context) => {
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: fieldError('required') })
    if (prompt === 'tailor' && job === '') missing('job')
    if (question === '' && !(prompt !== null && resumeId !== null)) missing('question')
  })
export type ChatQuestion = z.infer<typeof ChatQuestion>

/** The last answer of a session once more: it is paid like any other. */
export const RegenerateAnswerInput = z.object({ askId: Id, sessionId: Id })
export type RegenerateAnswerInput = z.infer<typeof RegenerateAnswerInput>

export const ChatTurnState = z.enum(['running', 'done', 'stopped', 'failed'])
export type ChatTurnState = z.infer<typeof ChatTurnState>

/** A question and its answer. Times in ms since 1970. */
export const ChatTurn = z.object({
  id: z.string(),
  number: z.number().int(),
  prompt: z.enum(CHAT_PROMPTS).nullable(),
  question: z.string(),
  job: z.string(),
  /** What was sent along; the title it had then. */
  resume: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Markdown of a language model: never to be believed. */
  answer: z.string(),
  state: ChatTurnState,
  problem: z.enum(CHAT_FAILURES).nullable(),
  /** Whether it took something of what is left. */
  charged: z.boolean(),
  askedAt: z.number().int(),
})
export type ChatTurn = z.infer<typeof ChatTurn>

export const ChatSummary = z.object({
  id: z.string(),
  title: z.string(),
  updatedAt: z.number().int(),
})
export type ChatSummary = z.infer<typeof ChatSummary>

/** Whether and how often somebody can ask. */
export const ChatQuota = z.object({
  /** No provider is set up: nothing can be asked. */
  available: z.boolean(),
  /** What answers is no language model, and says so. */
  simulated: z.boolean(),
  /** How many answers are left, -1 for any number. */
  left: z.number().int(),
  /** Where more come from: a plan, a dearer plan beside the next month, the next month alone, or nowhere. */
  more: z.enum(['join', 'upgrade', 'month', 'none']).default('join'),
})
export type ChatQuota = z.infer<typeof ChatQuota>

export const ChatSessionList = z.object({ sessions: z.array(ChatSummary), standing: ChatQuota })
export const Chat = ChatSummary.extend({ turns: z.array(ChatTurn), standing: ChatQuota })
export type Chat = z.infer<typeof Chat>

export const ChatTitle = z
  .string(fieldError('required'))
  .transform(cleanLine)
  .pipe(
    z.string().min(1, fieldError('required')).max(ChatLimits.title, fieldError('tooLong', ChatLimits.title)),
  )

/** What is told while an answer comes: first `asked`, then pieces of text, at last `end`. */
export const ChatEvent = z.discriminatedUnion('is', [
  z.object({ is: z.literal('asked'), sessionId: z.string(), turnId: z.string() }),
  z.object({ is: z.literal('text'), text: z.string() }),
  z.object({ is: z.literal('end'), turn: ChatTurn, left: z.number().int() }),
])
export type ChatEvent = z.infer<typeof ChatEvent>
