import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { PositionsView } from './positions.server'
import { positionsUrl } from './positions-url'

type IndustryFilterProps = Pick<PositionsView, 'industries' | 'industry' | 'q' | 'kind'>

/** Links to one or all industries; what else the list is narrowed to stays. */
export function IndustryFilter({ industries, industry, q, kind }: IndustryFilterProps) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const choices = [{ id: '', label: t('all') }].concat(
    industries.map(({ id, name, count }) => ({ id, label: `${localizedName(name)} ${count}` })),
  )
  return (
    <nav aria-label={t('industries')} className="mt-5">
      {/* On a phone one row that scrolls: nineteen industries are seven rows. */}
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        {choices.map(({ id, label }) => (
          <li key={id} className={id === industry ? 'max-sm:order-first' : undefined}>
            <Link
              to={positionsUrl({ q, industry: id, kind })}
              aria-current={id === industry ? 'true' : undefined}
              preventScrollReset
              className={cn(
                'inline-flex h-8 items-center rounded-full border px-3 text-sm whitespace-nowrap tabular-nums transition-colors',
                id === industry
                  ? 'border-primary bg-secondary font-medium text-primary'
                  : 'border-border-strong text-muted-foreground hover:border-input hover:text-foreground',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
