import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import type { AdminChatDetails, ChatFlagInput } from '#contract/admin/admin-chat'
import { ChatId } from '#contract/chat/chat'

export type ChatView = {
  chat: AdminChatDetails
  /** The step before the chat is flagged or unflagged. */
  confirmingAction: ChatFlagInput['to'] | undefined
}

/** Opens a user's chat, which the service logs; undefined for an unknown chat. */
export async function loadChatView(
  api: ApiClient,
  id: string,
  query: URLSearchParams,
): Promise<ChatView | undefined> {
  if (!ChatId.safeParse({ id }).success) return undefined
  const chat = await undefinedIfNotFound(api.call('openChatAsAdmin', { id }))
  // The action with an effect.
  const confirmingAction = chat?.flagged ? 'unflag' : 'flag'
  return (
    chat && { chat, confirmingAction: query.get('do') === confirmingAction ? confirmingAction : undefined }
  )
}
