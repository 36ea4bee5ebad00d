import { z } from 'zod'
import { AdminResume } from './admin-resume'
import { AdminReason } from './admin-user'
import { AuditRecord } from './audit'
import { ChatId, ChatTurn } from '../chat/chat'

const Count = z.number().int().min(0)

/** The cost of answers: `points`, and the tokens that providers reported; null where none did. */
const ChatCost = z.object({ points: Count, tokensIn: Count.nullable(), tokensOut: Count.nullable() })

/**
 * A chat in the admin list: its owner, size and cost, without its texts (the title is one). The phone is
 * masked.
 */
export const AdminChat = ChatCost.extend({
  id: z.string(),
  owner: AdminResume.shape.owner,
  flagged: z.boolean(),
  /** The resume of a proposal session; null for a chat. */
  resumeId: z.string().nullable(),
  /** How many questions were asked, and how many of them failed. */
  questions: Count,
  failures: Count,
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
})
export type AdminChat = z.infer<typeof AdminChat>

/** A question and its answer with their cost, including repeated ones. `firstMs`: ms until the first text. */
export const AdminTurn = ChatTurn.extend({
  ...ChatCost.shape,
  model: z.string(),
  firstMs: Count.nullable(),
})
export type AdminTurn = z.infer<typeof AdminTurn>

/** An opened chat: with its texts and its audit entries. */
export const AdminChatDetails = AdminChat.extend({
  title: z.string(),
  turns: z.array(AdminTurn),
  history: z.array(AuditRecord),
})
export type AdminChatDetails = z.infer<typeof AdminChatDetails>

export const ChatFlagInput = ChatId.extend({ to: z.enum(['flag', 'unflag']), reason: AdminReason })
export type ChatFlagInput = z.infer<typeof ChatFlagInput>
