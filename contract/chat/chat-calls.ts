import { z } from 'zod'
import { Chat, ChatId, ChatSessionList, ChatSummary, ChatTitle } from './chat'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/**
 * An account's chats with the assistant; asking is a stream (contract/http/streams.ts). Another user's chat
 * is not found.
 */
export const chatCalls = {
  /** Newest first. */
  listChats: {
    method: 'GET',
    path: '/api/chat/sessions',
    needs: 'user',
    input: EmptyObject,
    output: ChatSessionList,
  },
  readChat: {
    method: 'GET',
    path: '/api/chat/sessions/findById',
    needs: 'user',
    input: ChatId,
    output: Chat,
  },
  renameChat: {
    method: 'POST',
    path: '/api/chat/sessions/rename',
    needs: 'user',
    input: ChatId.extend({ title: ChatTitle }),
    output: ChatSummary,
  },
  /** Permanently; not while it is being answered. */
  eraseChat: {
    method: 'POST',
    path: '/api/chat/sessions/erase',
    needs: 'user',
    input: ChatId,
    output: EmptyObject,
  },
  /**
   * Stops a running answer: its text so far stays; without any text nothing is charged. `id` is the turn's.
   */
  stopAnswer: {
    method: 'POST',
    path: '/api/chat/stop',
    needs: 'user',
    input: ChatId,
    output: z.object({ stopping: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>
