import { z } from 'zod'
import { RegenerateAnswerInput, ChatId, ChatQuestion, ChatTitle } from '#contract/chat/chat'

/** The posted question; fields without a choice are ''. */
export const AskForm = z.preprocess((form) => {
  const texts = form as Record<string, string>
  const chosen = Object.entries(texts).filter(([, text]) => text !== '')
  return Object.fromEntries(chosen)
}, ChatQuestion)

/** The page's actions, by `intent`. */
export const ChatIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask') }),
  RegenerateAnswerInput.extend({ intent: z.literal('again') }),
  ChatId.extend({ intent: z.literal('stop') }),
  ChatId.extend({ intent: z.literal('rename'), title: ChatTitle }),
  ChatId.extend({ intent: z.literal('erase') }),
])
export type ChatIntent = z.infer<typeof ChatIntent>
