import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ownAddress } from '#contract/safe-path'
import type { ShownTurn } from './chat.server'

/** How an answer stands when it is not simply whole: and whether anything was taken for it. */
export function TurnNote({ turn: { state, problem, charged } }: { turn: ShownTurn }) {
  const { t, i18n } = useTranslation()
  const here = useLocation()
  if (state === 'running')
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
        <Dots />
        {t('chat.turn.runningText')}
        <Link to={ownAddress(here)} reloadDocument className="text-primary underline">
          {t('chat.turn.look')}
        </Link>
      </p>
    )
  const words = [
    state === 'stopped' ? t('chat.turn.stopped') : problem ? t(`chat.problems.${problem}`) : '',
    !charged ? t('chat.turn.free') : '',
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className={state === 'failed' ? 'mt-2 text-sm text-warning' : 'mt-2 text-sm text-muted-foreground'}>
      {words.join(i18n.language === 'en' ? ' ' : '')}
    </p>
  )
}

/** Something is being written; it stands still for who wants nothing to move. */
export function Dots() {
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
