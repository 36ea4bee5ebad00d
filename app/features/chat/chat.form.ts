import { z } from 'zod'
import { RegenerateAnswerInput, ChatId, ChatQuestion, ChatTitle } from '#contract/chat/chat'

/** The question as its form sends it: what was not chosen is ''. */
export const AskForm = z.preprocess((form) => {
  const texts = form as Record<string, string>
  const chosen = Object.entries(texts).filter(([, text]) => text !== '')
  return Object.fromEntries(chosen)
}, ChatQuestion)

/** Every button of the page, by its `intent`. */
export const ChatIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask') }),
  RegenerateAnswerInput.extend({ intent: z.literal('again') }),
  ChatId.extend({ intent: z.literal('stop') }),
  ChatId.extend({ intent: z.literal('rename'), title: ChatTitle }),
  ChatId.extend({ intent: z.literal('erase') }),
])
export type ChatIntent = z.infer<typeof ChatIntent>
