import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { cn } from '#app/components/ui/cn'
import { Unfold } from '#app/components/ui/unfold'
import { useFormatters } from '#app/i18n/use-formatters'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { FoundIndustry } from './positions.server'
import { SampleBadges } from './sample-badges'
import { SamplePicture } from './sample-picture'

type FoundPosition = FoundIndustry['positions'][number]

/** What is shown of an industry at first: those with a finished resume, then as content/positions lists them, the most sought first. */
const shownFirst = 5
/** So few are no longer than the row of their industry on a phone. */
const shownAlways = 2

/**
 * All positions by name: those of an industry that are less sought are behind a press. On a phone an industry is one row, and its
 * press shows all of them; a browser that cannot tell whether it is open shows the most sought at once.
 */
export function IndustryDirectory({ industries }: { industries: readonly FoundIndustry[] }) {
  const { t } = useTranslation('positions')
  const { joinNames } = useFormatters()
  const localizedName = useLocalizedName()
  return (
    <div className="mt-6 grid items-start gap-2 sm:mt-8 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      {industries.map(({ id, name, positions: unsorted }) => {
        const positions = [...unsorted].sort((a, b) => Number(hasSample(b)) - Number(hasSample(a)))
        // A fold of one row would be as long as the row.
        const count = positions.length <= shownFirst + 1 ? positions.length : shownFirst
        const others = positions.slice(count)
        const isFolded = positions.length > shownAlways
        return (
          <TitledSection
            id={`industry-${id}`}
            title={localizedName(name)}
            key={id}
            className="group/industry relative flex min-w-0 flex-wrap items-center justify-between gap-x-3 rounded-lg border border-border bg-card px-4 py-2 sm:block sm:pt-3.5"
          >
            <PositionRows
              positions={positions.slice(0, count)}
              className={cn(
                'mt-1 basis-full',
                isFolded &&
                  'supports-[selector(:has(a))]:max-sm:not-group-has-[details[open]]/industry:hidden',
              )}
            />
            {isFolded ? (
              <>
                <Unfold
                  label={t('showAll', { count: positions.length })}
                  openLabel={t('showLess')}
                  className={cn('max-sm:open:basis-full', others.length === 0 && 'sm:hidden')}
                  // The whole row is pressed while it is shut.
                  summaryClassName="max-sm:not-group-open/rest:after:absolute max-sm:not-group-open/rest:after:inset-0"
                >
                  <PositionRows positions={others} />
                </Unfold>
                <p
                  aria-hidden
                  className="basis-full truncate pb-1 text-sm text-subtle-foreground group-has-[details[open]]/industry:hidden sm:hidden"
                >
                  {joinNames(positions.slice(0, 3).map((one) => localizedName(one.name)))}
                </p>
              </>
            ) : null}
          </TitledSection>
        )
      })}
    </div>
  )
}

const hasSample = ({ sample, graduateSample }: FoundPosition) =>
  sample !== undefined || graduateSample !== undefined

function PositionRows({ positions, className }: Pick<FoundIndustry, 'positions'> & { className?: string }) {
  const localizedName = useLocalizedName()
  return (
    <ul className={className}>
      {positions.map((position) => (
        <li key={position.id}>
          <Link
            to={`/positions/${position.id}`}
            className="-mx-2 flex items-center gap-3 rounded-md px-2 py-1.5 text-sm hover:bg-accent"
          >
            {hasSample(position) ? (
              <SamplePicture sample={position.sample ?? position.graduateSample} className="w-10" />
            ) : null}
            <span
              className={
                hasSample(position)
                  ? 'min-w-0 space-y-0.5'
                  : 'flex min-w-0 grow items-baseline justify-between gap-3'
              }
            >
              <span className="block truncate">{localizedName(position.name)}</span>
              <SampleBadges {...position} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
