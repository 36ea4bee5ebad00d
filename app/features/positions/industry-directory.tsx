import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { Badge } from '#app/components/ui/badge'
import { Unfold } from '#app/components/ui/unfold'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { FoundIndustry } from './positions.server'
import { SamplePicture } from './sample-picture'

/** What is shown of an industry at first: content/positions lists the most sought first. */
const shownFirst = 5

/** All positions by name: those of an industry that are less sought are behind a press. */
export function IndustryDirectory({ industries }: { industries: readonly FoundIndustry[] }) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  return (
    <div className="mt-8 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {industries.map(({ id, name, positions }) => {
        // A fold of one row would be as long as the row.
        const count = positions.length <= shownFirst + 1 ? positions.length : shownFirst
        const others = positions.slice(count)
        return (
          <TitledSection
            id={`industry-${id}`}
            title={localizedName(name)}
            key={id}
            className="rounded-lg border border-border bg-card px-4 pt-3.5 pb-2"
          >
            <PositionRows positions={positions.slice(0, count)} className="mt-1" />
            {others.length > 0 ? (
              <Unfold label={t('showAll', { count: positions.length })} openLabel={t('showLess')}>
                <PositionRows positions={others} />
              </Unfold>
            ) : null}
          </TitledSection>
        )
      })}
    </div>
  )
}

function PositionRows({ positions, className }: Pick<FoundIndustry, 'positions'> & { className?: string }) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const hasPictures = positions.some(({ sample }) => sample)
  return (
    <ul className={className}>
      {positions.map((position) => (
        <li key={position.id}>
          <Link
            to={`/positions/${position.id}`}
            className="-mx-2 flex items-center gap-2 rounded-md px-2 py-1.5 text-sm hover:bg-accent"
          >
            {position.sample ? (
              <SamplePicture sample={position.sample} className="w-8" />
            ) : hasPictures ? (
              // Names stand below one another.
              <span className="w-8 shrink-0" />
            ) : null}
            {localizedName(position.name)}
            {position.sample ? <Badge>{t('hasSample')}</Badge> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
