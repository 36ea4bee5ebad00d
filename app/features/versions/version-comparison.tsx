import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import type { StyleChange } from '#resume-model/resume-diff/resume-diff'
import { ChangedPart } from './changed-part'
import { CompareSelect } from './compare-select'
import { useVersionNames } from './use-version-names'
import type { LoadedVersions } from './versions.server'

/** What changed between the selected version and another one, part by part. */
export function VersionComparison({ loaded }: { loaded: LoadedVersions }) {
  const { t } = useTranslation('versions')
  const { formatList } = useFormatters()
  const { momentOf } = useVersionNames()
  const { comparison, versions, revision } = loaded
  if (!comparison) return null
  const { parts, style, older, newer } = comparison
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const isSame = total === 0 && style.length === 0
  const title = isSame
    ? t('compare.none')
    : total === 0
      ? t('compare.styleTitle')
      : t('compare.title', { count: total })
  const nameOf = (one: typeof older) => {
    if (one.name) return one.name
    const listed = versions.find((version) => version.revision === one.revision)
    return one.revision === revision ? t('now') : listed ? momentOf(listed) : t('anEarlier')
  }
  return (
    <section aria-labelledby="changes" className="rounded-lg border border-border bg-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border px-4 py-3">
        <h2 id="changes" className="font-semibold">
          {title}
        </h2>
        <CompareSelect loaded={loaded} />
      </div>
      {isSame ? null : (
        <div className="px-4 pt-3 pb-4">
          {total > 0 ? (
            <p className="text-xs leading-5 text-subtle-foreground">
              {t('compare.legend', { older: nameOf(older), newer: nameOf(newer) })}
            </p>
          ) : null}
          <div className="divide-y divide-border">
            {parts.map((part) => (
              <ChangedPart key={typeof part.part === 'string' ? part.part : part.part.id} part={part} />
            ))}
          </div>
          {style.length > 0 ? (
            <p className={cn('text-sm leading-6', total > 0 && 'mt-3')}>
              <span className="font-medium">{t('parts.style')}</span>
              <span className="text-muted-foreground">
                {t('compare.colon')}
                {formatList(style.map((one) => describeStyle(one)))}
              </span>
            </p>
          ) : null}
        </div>
      )}
    </section>
  )

  function describeStyle({ field, before, after }: StyleChange): string {
    const name = t(`style.${field}`)
    return typeof before === 'number' ? `${name} ${before} → ${after}` : name
  }
}
