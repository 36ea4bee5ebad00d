import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/empty-state/empty-state'
import { cn } from '#app/components/ui/cn'
import { useRevalidateWhile } from '#app/components/use-revalidate-while'
import type { ChatRefusal } from './chat-actions.server'
import { PointsBadge } from './points-badge'
import { ChatList } from './chat-list'
import { ChatMenu } from './chat-menu'
import type { ChatView } from './chat.server'
import { Composer } from './composer'
import { StreamingTurn } from './streaming-turn'
import { TurnList } from './turn-list'
import { useAskQuestion } from './use-ask-question'

/** The page follows an answer whose end is at most this far below the viewport. */
const followThresholdPx = 240
const pollIntervalMs = 2_000

type ChatPageProps = { view: ChatView; submittedRefusal: ChatRefusal | undefined }

/**
 * A chat with the assistant. Answers stream with scripts; without scripts the request waits for the answer.
 */
export function ChatPage({ view, submittedRefusal }: ChatPageProps) {
  const { t } = useTranslation('chat')
  const { chat, standing: quota } = view
  const { live, refusal, ask, clearLive } = useAskQuestion(t('failed'))
  const canAsk = quota.available && quota.left !== 0
  const turns = chat?.turns ?? []
  const running = turns.some(({ state }) => state === 'running')
  const isPersisted =
    live?.turnId != null && turns.some(({ id, state }) => id === live.turnId && state !== 'running')
  // An answer that another page, or this one before a reload, asked for.
  useRevalidateWhile(running && !live, pollIntervalMs)
  useEffect(() => {
    if (isPersisted) clearLive()
  }, [isPersisted, clearLive])
  const shownLive = live && !isPersisted ? live : undefined
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Does not scroll a user who reads further up.
    const distanceBelowPx = (end.current?.getBoundingClientRect().top ?? 0) - window.innerHeight
    if (shownLive && distanceBelowPx < followThresholdPx) end.current?.scrollIntoView({ block: 'end' })
  }, [shownLive])
  const viewWithoutLive = shownLive
    ? { ...view, chat: chat && { ...chat, turns: turns.filter(({ id }) => id !== shownLive.turnId) } }
    : view

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
          <p className="mt-1 text-muted-foreground">{t('lead')}</p>
        </div>
        <PointsBadge left={quota.left} />
      </div>
      {quota.simulated ? (
        <p className="mt-4 rounded-md bg-warning-soft px-4 py-2.5 text-sm text-warning">{t('simulated')}</p>
      ) : null}
      <div className="mt-6 grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <ChatList sessions={view.sessions} chat={chat} />
        <div className="flex min-h-[55vh] min-w-0 flex-col">
          {chat ? (
            <div className="mb-4 flex items-center justify-between gap-2 border-b border-border pb-2">
              <h2 className="min-w-0 truncate font-medium">{chat.title}</h2>
              <ChatMenu id={chat.id} title={chat.title} />
            </div>
          ) : null}
          <div className="grow">
            {turns.length === 0 && !shownLive ? (
              <EmptyState
                scene="cat"
                title={t(quota.available && quota.left === 0 ? 'empty.laterTitle' : 'empty.title')}
                text={t('empty.text')}
              />
            ) : (
              <ol className="space-y-8">
                <TurnList
                  view={viewWithoutLive}
                  isBusy={Boolean(shownLive) || running}
                  onRetry={(form) => void ask(form)}
                />
                {shownLive ? <StreamingTurn live={shownLive} /> : null}
              </ol>
            )}
            <div ref={end} className="h-6 scroll-mb-80" />
          </div>
          {/* What cannot be used must not cover the answers above it. */}
          <div className={cn('-mx-1 bg-background px-1 pt-1 pb-4', canAsk && 'bottom-0 lg:sticky')}>
            <Composer
              key={chat?.id ?? 'new'}
              view={view}
              submitted={submittedRefusal?.submitted ?? {}}
              refusal={refusal ?? submittedRefusal}
              isBusy={Boolean(shownLive) || running}
              acceptedQuestion={live?.turnId != null ? live.question : undefined}
              onAsk={ask}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
