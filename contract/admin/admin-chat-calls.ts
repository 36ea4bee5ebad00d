import { ChatFlagInput, AdminChatDetails } from './admin-chat'
import { ChatId } from '../chat/chat'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** What admins do about talks with the assistant. */
export const adminChatCalls = {
  /** With all that was said: that it was opened is written down, once a quarter of an hour. */
  openChatAsAdmin: {
    method: 'POST',
    path: '/api/admin/chats/open',
    needs: 'admin',
    input: ChatId,
    output: AdminChatDetails,
  },
  /** Marks one to be looked at again, or takes the mark off; nothing changes for its person. */
  flagChat: {
    method: 'POST',
    path: '/api/admin/chats/flag',
    needs: 'admin',
    input: ChatFlagInput,
    output: EmptyObject,
  },
} as const satisfies Record<string, Endpoint>
