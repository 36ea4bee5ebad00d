import { ChatFlagInput, AdminChatDetails } from './admin-chat'
import { ChatId } from '../chat/chat'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Admin calls for chats with the assistant. */
export const adminChatCalls = {
  /** Opens a chat with its texts; audited, at most once in 15 minutes. */
  openChatAsAdmin: {
    method: 'POST',
    path: '/api/admin/chats/open',
    needs: 'admin',
    input: ChatId,
    output: AdminChatDetails,
  },
  /** Flags a chat for review, or removes the flag; its user sees nothing of it. */
  flagChat: {
    method: 'POST',
    path: '/api/admin/chats/flag',
    needs: 'admin',
    input: ChatFlagInput,
    output: EmptyObject,
  },
} as const satisfies Record<string, Endpoint>
