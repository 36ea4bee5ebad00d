import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { TurnWithDiffs } from './rewrite-types'

/**
 * Shows the result of the last request: the number of proposals, or why there are none and whether it was
 * charged.
 */
export function RewriteOutcome({ turn, open }: { turn: TurnWithDiffs; open: number }) {
  const { t } = useTranslation('rewrite')
  const { joinSentences } = useFormatters()
  const { state, problem, charged, proposals, refused } = turn
  if (state === 'running') return null
  if (proposals.length > 0)
    return (
      <div role="status">
        <h3 className="text-sm font-semibold">{t('turn.title', { act: t(`acts.${turn.act}`) })}</h3>
        <p className="mt-0.5 text-xs leading-5 text-subtle-foreground">
          {t('turn.count', { count: proposals.length, open })}
          {refused > 0 ? ` ${t('turn.refused', { count: refused })}` : null}
        </p>
      </div>
    )
  const message =
    state === 'stopped' ? t('turn.stopped') : problem ? t(`problems.${problem}`) : t('turn.nothing')
  const isFailed = state === 'failed'
  return (
    <p
      role={isFailed ? 'alert' : 'status'}
      className={`rounded-md px-3.5 py-3 text-sm leading-6 ${isFailed ? 'bg-warning-soft text-warning' : 'bg-muted text-muted-foreground'}`}
    >
      {joinSentences(message, !charged && t('turn.free'))}
    </p>
  )
}
