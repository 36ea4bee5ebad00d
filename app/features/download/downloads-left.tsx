import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LeftLine } from '#app/components/benefit-line'
import { cn } from '#app/components/ui/cn'
import { useFormats } from '#app/components/use-formats'
import type { DownloadCharge } from '#contract/membership'
import { chargeNote } from './charge-note'

/** Beside the button: what is left, and whether this press takes any of it. */
export function DownloadsLeft({ charge, of }: { charge: DownloadCharge | null; of: string }) {
  const { t } = useTranslation()
  const { dayAndHour } = useFormats()
  if (!charge) return null
  const note = chargeNote(charge)
  return (
    <div
      className={cn(
        'mb-1',
        note === 'usedUp' ? 'rounded-md bg-warning-soft px-3 py-2 text-warning' : 'text-muted-foreground',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <LeftLine of="downloads" left={charge.left} />
        {note === 'usedUp' ? (
          <Link
            to={`/resume/download?${of}&upgrade`}
            preventScrollReset
            className="text-sm font-medium underline"
          >
            {t('download.upgrade')}
          </Link>
        ) : null}
      </p>
      {note ? (
        <p className="mt-0.5 text-sm">{t(`download.${note}`, { time: dayAndHour(charge.openUntil ?? 0) })}</p>
      ) : null}
    </div>
  )
}
