import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import type { TurnView } from './chat.server'

/** Shows the state of an answer that is not simply complete, and whether it was charged. */
export function TurnStatus({ turn: { state, problem, charged } }: { turn: TurnView }) {
  const { t, i18n } = useTranslation('chat')
  const currentLocation = useLocation()
  if (state === 'running')
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
        <TypingDots />
        {t('turn.runningText')}
        <Link to={currentPagePath(currentLocation)} reloadDocument className="text-primary underline">
          {t('turn.look')}
        </Link>
      </p>
    )
  const messages = [
    state === 'stopped' ? t('turn.stopped') : problem ? t(`problems.${problem}`) : '',
    !charged ? t('turn.free') : '',
  ].filter(Boolean)
  if (messages.length === 0) return null
  return (
    <p className={state === 'failed' ? 'mt-2 text-sm text-warning' : 'mt-2 text-sm text-muted-foreground'}>
      {messages.join(i18n.language === 'en' ? ' ' : '')}
    </p>
  )
}

/** Typing indicator; static with prefers-reduced-motion. */
export function TypingDots() {
  return (
    <span aria-hidden className="inline-flex gap-1">
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          className="size-1.5 rounded-full bg-primary motion-safe:animate-pulse"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  )
}
