import { Link } from '@remix-run/react'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { positionsUrl, type PositionsQuery } from './positions-url'

/** Only positions with a finished resume, or with one of a graduate, or all again: links, so that they work without scripts. */
export function SampleFilter({ kind, ...query }: PositionsQuery) {
  const { t } = useTranslation('positions')
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      {(
        [
          ['1', t('onlySamples')],
          ['graduate', t('onlyGraduates')],
        ] as const
      ).map(([one, label]) => (
        <Link
          key={one}
          to={positionsUrl({ ...query, kind: kind === one ? '' : one })}
          aria-current={kind === one ? 'true' : undefined}
          preventScrollReset
          className={cn(
            'touch-target inline-flex items-center gap-2 rounded-md py-1 text-sm transition-colors',
            kind === one ? 'font-medium text-primary' : 'text-muted-foreground hover:text-foreground',
          )}
        >
          <span
            aria-hidden
            className={cn(
              'grid size-4 place-items-center rounded-sm border',
              kind === one ? 'border-primary bg-primary text-primary-foreground' : 'border-input bg-card',
            )}
          >
            {kind === one ? <Check className="size-3" strokeWidth={3} /> : null}
          </span>
          {label}
        </Link>
      ))}
    </div>
  )
}
