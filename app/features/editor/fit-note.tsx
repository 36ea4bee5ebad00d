import { useTranslation } from 'react-i18next'
import { useFormats } from '#app/components/use-formats'
import type { FitReport } from '#app/preview/fit-report'
import { useEditor } from './editor-context'

const measures = ['spacing', 'lineHeight', 'margins', 'size'] as const

/** What became of the wish for one page: what was changed to hold it, or what is beyond it and about how much. */
export function FitNote({ fit }: { fit: FitReport | undefined }) {
  const { t } = useTranslation()
  const says = useFormats()
  const asked = useEditor((state) => state.resume.style)
  if (!fit || asked.fit === 'none') return null
  const changed = measures
    .filter((name) => Math.abs(fit.look[name] - Number(asked[name])) > 0.004)
    .map((name) =>
      t('editor.fit.changed', {
        name: t(`editor.style.${name}`),
        from: says.number(Number(asked[name])),
        to: says.number(Math.round(fit.look[name] * 100) / 100),
      }),
    )
  if (!fit.fitted)
    return (
      <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
        {t('editor.fit.over', {
          lines: fit.over.reduce((sum, { lines }) => sum + lines, 0),
          names: says.names(fit.over.map(({ name, lines }) => t('editor.fit.entry', { name, lines }))),
        })}
      </p>
    )
  return (
    <p className="rounded-md bg-card px-3 py-2 text-sm text-muted-foreground">
      {changed.length > 0 ? t('editor.fit.fitted', { changes: says.names(changed) }) : t('editor.fit.asItIs')}
    </p>
  )
}
