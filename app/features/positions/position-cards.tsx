import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { FoundIndustry } from './positions.server'
import { SamplePicture } from './sample-picture'

/** Positions with what their work is: those of a search, or of one industry. */
export function PositionCards({ positions }: Pick<FoundIndustry, 'positions'>) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {positions.map((position) => (
        <li key={position.id}>
          <Link
            to={`/positions/${position.id}`}
            className="flex h-full gap-4 rounded-lg border border-border bg-card px-4 py-3.5 transition-colors hover:border-primary"
          >
            {position.sample ? <SamplePicture sample={position.sample} className="w-18 self-start" /> : null}
            <div className="min-w-0">
              <h3 className="flex flex-wrap items-center gap-x-2 font-medium">
                {localizedName(position.name)}
                {position.sample ? <Badge>{t('hasSample')}</Badge> : null}
              </h3>
              <p className="mt-1 text-sm leading-6 text-muted-foreground">
                {firstSentence(localizedName(position.summary))}
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What the work is; what recruiters look for in it is on the position's page. */
const firstSentence = (summary: string) => /^.*?(?:。|\.(?= ))/.exec(summary)?.[0] ?? summary
