import { z } from 'zod'
import { Chat, ChatId, ChatSessionList, ChatSummary, ChatTitle } from './chat'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** An account's talks with the assistant; asking is among the streams (contract/http/streams.ts). Somebody else's is not found. */
export const chatCalls = {
  /** The newest first. */
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
  /** For good. Not while it is being answered. */
  eraseChat: {
    method: 'POST',
    path: '/api/chat/sessions/erase',
    needs: 'user',
    input: ChatId,
    output: EmptyObject,
  },
  /** Ends a running answer: what came so far stays; nothing came, nothing is charged. `id` is the turn's. */
  stopAnswer: {
    method: 'POST',
    path: '/api/chat/stop',
    needs: 'user',
    input: ChatId,
    output: z.object({ stopping: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>
