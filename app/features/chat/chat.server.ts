import { randomBytes } from 'node:crypto'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { ChatId, type ChatTurn } from '#contract/chat/chat'
import { monthInChina } from '#contract/china-time'
import { renderAnswer } from './render-answer.server'

/** A turn with its answer also as safe HTML. */
export type TurnView = ChatTurn & { html: string }

export function toTurnView(turn: ChatTurn): TurnView {
  return { ...turn, html: renderAnswer(turn.answer) }
}

/** Loads all chats, the requested chat and the resumes to attach; undefined when that chat does not exist. */
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
    /** The resume named in the URL, if it is the user's own. */
    attached: resumes.live.find((resume) => resume.id === query.get('resume'))?.id ?? '',
    askId: newAskId(),
    /** When counts of the month begin anew, ms since 1970. */
    renewsAt: startOfNextMonth(Date.now()),
  }
}
export type ChatView = NonNullable<Awaited<ReturnType<typeof loadChatPage>>>

const startOfNextMonth = (now: number) => monthInChina(monthInChina(now).startsAt + 32 * 86_400_000).startsAt

/** Returns a question id; questions with the same id are asked once. */
export function newAskId(): string {
  return randomBytes(12).toString('base64url')
}

/** @returns undefined when the chat does not exist or belongs to another user */
export async function findChat(api: ApiClient, id: string) {
  if (!ChatId.safeParse({ id }).success) return undefined
  return undefinedIfNotFound(api.call('readChat', { id }))
}
