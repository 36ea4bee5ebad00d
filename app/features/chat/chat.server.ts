import { randomBytes } from 'node:crypto'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { ChatId, type ChatTurn } from '#contract/chat/chat'
import { renderAnswer } from './render-answer.server'

/** A turn as the page shows it: the answer also as HTML that is safe to show. */
export type TurnView = ChatTurn & { html: string }

export function toTurnView(turn: ChatTurn): TurnView {
  return { ...turn, html: renderAnswer(turn.answer) }
}

/** All talks, the one that was asked for, and what could be attached. Undefined: that one is not there. */
export async function loadChatPage(api: ApiClient, query: URLSearchParams) {
  const id = query.get('chat')
  const [chatList, resumes, chat] = await Promise.all([
    api.call('listChats', {}),
    api.call('listResumes', {}),
    id === null ? null : findChat(api, id),
  ])
  if (chat === undefined) return undefined
  return {
    ...chatList,
    chat: chat && { id: chat.id, title: chat.title, turns: chat.turns.map(toTurnView) },
    resumes: resumes.live.map(({ id, title }) => ({ id, title })),
    /** The resume that the address names, when it is theirs. */
    attached: resumes.live.find((resume) => resume.id === query.get('resume'))?.id ?? '',
    askId: newAskId(),
  }
}
export type ChatView = NonNullable<Awaited<ReturnType<typeof loadChatPage>>>

/** The name of the next question: sent twice it is asked once. */
export function newAskId(): string {
  return randomBytes(12).toString('base64url')
}

/** @returns undefined for one that is not there, or somebody else's. */
export async function findChat(api: ApiClient, id: string) {
  if (!ChatId.safeParse({ id }).success) return undefined
  try {
    return await api.call('readChat', { id })
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}
