import { Link } from '@remix-run/react'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { positionsUrl, type PositionsQuery } from './positions-url'

/** Only positions with a finished resume, or all again: a link, so that it works without scripts. */
export function SampleFilter({ withSample, ...query }: PositionsQuery) {
  const { t } = useTranslation('positions')
  return (
    <Link
      to={positionsUrl({ ...query, withSample: !withSample })}
      aria-current={withSample ? 'true' : undefined}
      preventScrollReset
      className={cn(
        'touch-target inline-flex items-center gap-2 rounded-md py-1 text-sm transition-colors',
        withSample ? 'font-medium text-primary' : 'text-muted-foreground hover:text-foreground',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'grid size-4 place-items-center rounded-sm border',
          withSample ? 'border-primary bg-primary text-primary-foreground' : 'border-input bg-card',
        )}
      >
        {withSample ? <Check className="size-3" strokeWidth={3} /> : null}
      </span>
      {t('onlySamples')}
    </Link>
  )
}
