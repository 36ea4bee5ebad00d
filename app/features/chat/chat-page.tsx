import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Refusal } from './chat-command.server'
import { CatFood } from './cat-food'
import { ChatList } from './chat-list'
import { ChatMenu } from './chat-menu'
import type { ChatView } from './chat.server'
import { Composer } from './composer'
import { LiveTurn } from './live-turn'
import { TurnList } from './turn-list'
import { useAsking } from './use-asking'
import { useWatching } from './use-watching'

/** How far below the screen the newest words may be to be followed. */
const stillNearPx = 240

/** A talk with the assistant. Answers come bit by bit with scripts, and are waited for without. */
export function ChatPage({ view, posted }: { view: ChatView; posted: Refusal | undefined }) {
  const { t } = useTranslation()
  const { chat, standing } = view
  const { live, refused, ask, forget } = useAsking(t('chat.failed'))
  const turns = chat?.turns ?? []
  const running = turns.some(({ state }) => state === 'running')
  const taken =
    live?.turnId != null && turns.some(({ id, state }) => id === live.turnId && state !== 'running')
  useWatching(running && !live)
  useEffect(() => {
    if (taken) forget()
  }, [taken, forget])
  const shown = live && !taken ? live : undefined
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever reads further up stays there.
    const below = (end.current?.getBoundingClientRect().top ?? 0) - window.innerHeight
    if (shown && below < stillNearPx) end.current?.scrollIntoView({ block: 'end' })
  }, [shown])
  const others = shown
    ? { ...view, chat: chat && { ...chat, turns: turns.filter(({ id }) => id !== shown.turnId) } }
    : view

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('chat.title')}</h1>
          <p className="mt-1 text-muted-foreground">{t('chat.lead')}</p>
        </div>
        <CatFood left={standing.left} />
      </div>
      {standing.simulated ? (
        <p className="mt-4 rounded-md bg-warning-soft px-4 py-2.5 text-sm text-warning">
          {t('chat.simulated')}
        </p>
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
            {turns.length === 0 && !shown ? (
              <div className="grid place-items-center py-14 text-center">
                <p className="text-lg font-medium">{t('chat.empty.title')}</p>
                <p className="mt-1.5 max-w-sm text-sm leading-6 text-muted-foreground">
                  {t('chat.empty.text')}
                </p>
              </div>
            ) : (
              <ol className="space-y-8">
                <TurnList view={others} busy={Boolean(shown) || running} onAgain={(form) => void ask(form)} />
                {shown ? <LiveTurn live={shown} /> : null}
              </ol>
            )}
            <div ref={end} className="h-6 scroll-mb-80" />
          </div>
          <div className="bottom-0 -mx-1 bg-background px-1 pt-1 pb-4 lg:sticky">
            <Composer
              key={chat?.id ?? 'new'}
              view={view}
              typed={posted?.typed ?? {}}
              refused={refused ?? posted}
              busy={Boolean(shown) || running}
              taken={live?.turnId != null ? live.question : undefined}
              onAsk={ask}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
