import { ChatFlag, ChatList, ChatsAsked, OpenedChat } from '../admin-chat'
import { ChatId } from '../chat'
import { Nothing, type Endpoint } from './endpoint'

/** What admins do about talks with the assistant. */
export const adminChatCalls = {
  listChatsAsAdmin: {
    method: 'GET',
    path: '/api/admin/chats/list',
    needs: 'admin',
    input: ChatsAsked,
    output: ChatList,
  },
  /** With all that was said: that it was opened is written down, once a quarter of an hour. */
  openChatAsAdmin: {
    method: 'POST',
    path: '/api/admin/chats/open',
    needs: 'admin',
    input: ChatId,
    output: OpenedChat,
  },
  /** Marks one to be looked at again, or takes the mark off; nothing changes for its person. */
  flagChat: {
    method: 'POST',
    path: '/api/admin/chats/flag',
    needs: 'admin',
    input: ChatFlag,
    output: Nothing,
  },
} as const satisfies Record<string, Endpoint>
