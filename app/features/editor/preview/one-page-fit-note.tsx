import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { OnePageFitReport } from '#app/preview/one-page-fit-report'
import { useEditor } from '#app/features/editor/state/editor-context'
import { emptyPercent, fitOutcome, movedMeasures } from '#app/features/editor/style/use-fit-text'

/**
 * The result of the one-page option: what was changed to fit, or which entries overflow and by about how many
 * lines.
 */
export function OnePageFitNote({ fit }: { fit: OnePageFitReport | undefined }) {
  const { t } = useTranslation('style')
  const formats = useFormatters()
  const requestedStyle = useEditor((state) => state.resume.style)
  if (!fit || requestedStyle.fit === 'none') return null
  const changed = movedMeasures(fit, requestedStyle).map((name) =>
    t('pageFit.changed', {
      name: t(name),
      from: formats.formatNumber(requestedStyle[name]),
      to: formats.formatNumber(Math.round(fit.look[name] * 100) / 100),
    }),
  )
  const outcome = fitOutcome(fit, requestedStyle)
  if (outcome === 'over') {
    const lines = fit.over.reduce((sum, { lines }) => sum + lines, 0)
    const names = fit.over.map(({ name, lines }) => t('pageFit.entry', { name, lines, count: lines }))
    return (
      <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
        {t('pageFit.over', { lines, count: lines, names: formats.formatList(names) })}
      </p>
    )
  }
  const noteClass = 'rounded-md bg-card px-3 py-2 text-sm text-muted-foreground'
  const message = t(`pageFit.${outcome}`, { percent: emptyPercent(fit) })
  if (changed.length === 0) return <p className={noteClass}>{message}</p>
  return (
    <details className={noteClass}>
      <summary className="cursor-pointer">{message}</summary>
      <p className="mt-1">{formats.formatList(changed)}</p>
    </details>
  )
}
