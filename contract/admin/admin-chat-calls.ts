import { ChatFlagInput, AdminChatDetails } from './admin-chat'
import { ChatId } from '../chat/chat'
import { forAdmins } from '../http/endpoint'

/** Admin calls for chats with the assistant. */
export const adminChatCalls = {
  /** Opens a chat with its texts; audited, at most once in 15 minutes. */
  openChatAsAdmin: forAdmins.post('/api/admin/chats/open', { input: ChatId, output: AdminChatDetails }),
  /** Flags a chat for review, or removes the flag; its user sees nothing of it. */
  flagChat: forAdmins.post('/api/admin/chats/flag', { input: ChatFlagInput }),
}
