import type { DeskTexts } from '#app/i18n/zh/desk'
import { orNone } from '#app/api-client/or-none'
import type { Upstream } from '#app/api-client/upstream'
import { ChatFlag, type OpenedChat } from '#contract/admin-chat'
import { ChatId } from '#contract/chat'
import { refusalOf } from './press.server'

export type ChatView = {
  chat: OpenedChat
  /** The step before it is marked, or the mark is taken off. */
  step: ChatFlag['to'] | undefined
}

/** Opens somebody's talk with the assistant, which the service writes down; undefined when there is none. */
export async function loadChatView(
  upstream: Upstream,
  id: string,
  query: URLSearchParams,
): Promise<ChatView | undefined> {
  if (!ChatId.safeParse({ id }).success) return undefined
  const chat = await orNone(upstream.call('openChatAsAdmin', { id }))
  // What would change anything.
  const step = chat?.flagged ? 'unflag' : 'flag'
  return chat && { chat, step: query.get('do') === step ? step : undefined }
}

/** @returns why it was not marked, in a sentence; undefined when it was. */
export async function flagChat(
  upstream: Upstream,
  id: string,
  form: FormData,
  texts: DeskTexts,
): Promise<string | undefined> {
  const wish = ChatFlag.safeParse({ ...Object.fromEntries(form), id })
  if (wish.success) return refusalOf(upstream.call('flagChat', wish.data), texts)
  const isReason = wish.error.issues.some(({ path }) => path[0] === 'reason')
  return isReason ? texts.act.badReason : texts.act.wrong
}
