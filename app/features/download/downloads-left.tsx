import { Link, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import type { DownloadQuote } from '#contract/billing/membership'
import { chargeNote } from './charge-note'

type DownloadsLeftProps = { charge: DownloadQuote | null }

/**
 * Shows the quota left, and whether this download is charged. What one came for is said first: of a resume that may still be
 * downloaded, that it may.
 */
export function DownloadsLeft({ charge }: DownloadsLeftProps) {
  const { t } = useTranslation('download')
  const { formatShortDateTime } = useFormatters()
  const [search] = useSearchParams()
  if (!charge) return null
  const note = chargeNote(charge)
  if (note === 'open')
    return (
      <div className="mb-1">
        <p className="rounded-md bg-secondary px-3 py-2 text-primary">
          {t('open', { time: formatShortDateTime(charge.openUntil ?? 0) })}
        </p>
        <p className="mt-1.5 text-sm text-muted-foreground">
          {t('others')} <QuotaLeftLine of="downloads" left={charge.left} />
        </p>
      </div>
    )
  return (
    <div
      className={cn(
        'mb-1',
        note === 'usedUp' ? 'rounded-md bg-warning-soft px-3 py-2 text-warning' : 'text-muted-foreground',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <QuotaLeftLine of="downloads" left={charge.left} />
        {note === 'usedUp' ? (
          <Link
            // With the name and the format that a refusal kept.
            to={`/resume/download?${search}&upgrade`}
            preventScrollReset
            className="text-sm font-medium underline"
          >
            {t('upgrade')}
          </Link>
        ) : null}
      </p>
      {note ? <p className="mt-0.5 text-sm">{t(note)}</p> : null}
      {note ? <p className="mt-0.5 text-sm">{t('free')}</p> : null}
    </div>
  )
}
