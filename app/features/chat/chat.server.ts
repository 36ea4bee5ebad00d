import { randomBytes } from 'node:crypto'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { ChatId, type ChatTurn } from '#contract/chat'
import { answerHtml } from './answer-html.server'

/** A turn as the page shows it: the answer also as HTML that is safe to show. */
export type ShownTurn = ChatTurn & { html: string }

export function toShown(turn: ChatTurn): ShownTurn {
  return { ...turn, html: answerHtml(turn.answer) }
}

/** All talks, the one that was asked for, and what could be attached. Undefined: that one is not there. */
export async function loadChatPage(upstream: Upstream, query: URLSearchParams) {
  const id = query.get('chat')
  const [shelf, resumes, chat] = await Promise.all([
    upstream.call('listChats', {}),
    upstream.call('listResumes', {}),
    id === null ? null : findChat(upstream, id),
  ])
  if (chat === undefined) return undefined
  return {
    ...shelf,
    chat: chat && { id: chat.id, title: chat.title, turns: chat.turns.map(toShown) },
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
export async function findChat(upstream: Upstream, id: string) {
  if (!ChatId.safeParse({ id }).success) return undefined
  try {
    return await upstream.call('readChat', { id })
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}
