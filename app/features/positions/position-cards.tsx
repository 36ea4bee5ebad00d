import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { FoundIndustry } from './positions.server'

/** Positions with what their work is: those of a search, or of one industry. */
export function PositionCards({ positions }: Pick<FoundIndustry, 'positions'>) {
  const { t, i18n } = useTranslation('positions')
  const localizedName = useLocalizedName()
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {positions.map((position) => (
        <li key={position.id}>
          <Link
            to={`/positions/${position.id}`}
            className="block h-full rounded-lg border border-border bg-card px-4 py-3.5 transition-colors hover:border-primary"
          >
            <h3 className="flex items-center gap-2 font-medium">
              {localizedName(position.name)}
              {position.sample ? <Badge>{t('hasSample')}</Badge> : null}
            </h3>
            {/* It is written in Chinese, as the lines on the position's page are. */}
            {i18n.language === 'zh' ? (
              <p className="mt-1 line-clamp-2 text-sm leading-6 text-muted-foreground">{position.summary}</p>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
