import { z } from 'zod'
import { AdminResume } from './admin-resume'
import { AdminReason } from './admin-user'
import { AuditRecord } from './audit'
import { ChatId, ChatTurn } from '../chat/chat'

const Count = z.number().int().min(0)

/** What answers took: `points` of cat food, and the tokens providers told of; null where none did. */
const ChatCost = z.object({ points: Count, tokensIn: Count.nullable(), tokensOut: Count.nullable() })

/** A talk with the assistant as a list has it: whose, how much, at what cost, and not a word of it (its title is one). The phone is masked. */
export const AdminChat = ChatCost.extend({
  id: z.string(),
  owner: AdminResume.shape.owner,
  flagged: z.boolean(),
  /** The resume whose changes are proposed in it; null for a talk. */
  resumeId: z.string().nullable(),
  /** How often something was asked, and how often no answer came of it. */
  questions: Count,
  failures: Count,
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
})
export type AdminChat = z.infer<typeof AdminChat>

/** A question and its answer with what they cost, also one that was asked again. `firstMs`: until the first text came. */
export const AdminTurn = ChatTurn.extend({
  ...ChatCost.shape,
  model: z.string(),
  firstMs: Count.nullable(),
})
export type AdminTurn = z.infer<typeof AdminTurn>

/** One that is opened: with all that was said, and what was done to it. */
export const AdminChatDetails = AdminChat.extend({
  title: z.string(),
  turns: z.array(AdminTurn),
  history: z.array(AuditRecord),
})
export type AdminChatDetails = z.infer<typeof AdminChatDetails>

export const ChatFlagInput = ChatId.extend({ to: z.enum(['flag', 'unflag']), reason: AdminReason })
export type ChatFlagInput = z.infer<typeof ChatFlagInput>
