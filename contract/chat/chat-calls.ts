import { z } from 'zod'
import { Chat, ChatId, ChatSessionList, ChatSummary, ChatTitle } from './chat'
import { forUsers } from '../http/endpoint'

/**
 * An account's chats with the assistant; asking is a stream (contract/http/streams.ts). Another user's chat
 * is not found.
 */
export const chatCalls = {
  /** Newest first. */
  listChats: forUsers.get('/api/chat/sessions', { output: ChatSessionList }),
  readChat: forUsers.get('/api/chat/sessions/findById', { input: ChatId, output: Chat }),
  renameChat: forUsers.post('/api/chat/sessions/rename', {
    input: ChatId.extend({ title: ChatTitle }),
    output: ChatSummary,
  }),
  /** Permanently; not while it is being answered. */
  eraseChat: forUsers.post('/api/chat/sessions/erase', { input: ChatId }),
  /**
   * Stops a running answer: its text so far stays; without any text nothing is charged. `id` is the turn's.
   */
  stopAnswer: forUsers.post('/api/chat/stop', { input: ChatId, output: z.object({ stopping: z.boolean() }) }),
}
