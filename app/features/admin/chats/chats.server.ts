import type { Translate } from '#app/i18n/i18n-options'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { ChatFlagInput, type AdminChatDetails } from '#contract/admin/admin-chat'
import { ChatId } from '#contract/chat/chat'
import { refusalMessageOf } from '#app/features/admin/action-result.server'

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

/** @returns why it was not flagged, as a sentence; undefined on success. */
export async function flagChat(
  api: ApiClient,
  id: string,
  form: FormData,
  t: Translate,
): Promise<string | undefined> {
  const parsed = ChatFlagInput.safeParse({ ...Object.fromEntries(form), id })
  if (parsed.success) return refusalMessageOf(api.call('flagChat', parsed.data), t)
  const isReason = parsed.error.issues.some(({ path }) => path[0] === 'reason')
  return isReason ? t('admin:act.badReason') : t('admin:act.wrong')
}
