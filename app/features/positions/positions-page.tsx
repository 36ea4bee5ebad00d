import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { TitledSection } from '#app/components/titled-section'
import { PositionSearch } from '#app/components/position-search'
import { IndustryDirectory } from './industry-directory'
import { IndustryFilter } from './industry-filter'
import { PositionCards } from './position-cards'
import type { PositionsView } from './positions.server'
import { positionsUrl, type PositionsQuery } from './positions-url'
import { SampleFilter } from './sample-filter'
import { generalPositionId } from '#contract/catalogue/general-position'
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** All positions by industry, or in more detail those of a search or an industry. Renders no `main`, because two layouts include it. */
export function PositionsPage(props: PositionsView) {
  const { q, industry, kind, found: industriesFound, industries, totals } = props
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const count = industriesFound.reduce((sum, { positions }) => sum + positions.length, 0)
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-6 text-muted-foreground">
        {t('lead', {
          industries: totals.industries,
          count: totals.positions,
          samples: totals.withSample,
          graduates: totals.withGraduateSample,
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PositionSearch q={q} preserved={{ industry, sample: kind }} className="max-w-xl grow basis-72" />
        <SampleFilter {...{ q, industry, kind }} />
      </div>
      <IndustryFilter {...{ industries, industry, q, kind }} />
      {(q || kind) && count > 0 ? (
        <p role="status" className="mt-6 text-sm text-subtle-foreground">
          {t(foundTexts[kind], { count })}
        </p>
      ) : null}
      {count === 0 ? <NoResults {...{ q, industry, kind }} /> : null}
      {q || industry || kind ? (
        industriesFound.map(({ id, name, positions }) => (
          <TitledSection
            id={`industry-${id}`}
            title={localizedName(name)}
            size="lg"
            key={id}
            className="mt-9"
          >
            <PositionCards positions={positions} isForGraduates={kind === 'graduate'} />
          </TitledSection>
        ))
      ) : (
        <>
          <IndustryDirectory industries={industriesFound} />
          <GeneralPosition />
        </>
      )}
    </>
  )
}

const foundTexts = { '': 'found', '1': 'foundSamples', graduate: 'foundGraduates' } as const

/** Under the trades, for whoever finds none: the one that suits anybody is no card of its own beside them. */
function GeneralPosition() {
  const { t } = useTranslation('positions')
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted-foreground">
      {t('general')}
      <Link
        to={`/positions/${generalPositionId}`}
        className="text-primary underline-offset-4 hover:underline"
      >
        {t('generalLink')}
      </Link>
    </p>
  )
}

function NoResults({ q, industry, kind }: PositionsQuery) {
  const { t } = useTranslation('positions')
  const withSample = kind !== ''
  return (
    <div
      role="status"
      className="mt-9 rounded-lg border border-dashed border-border-strong px-5 py-12 text-center"
    >
      <p className="font-medium">
        {withSample ? (q ? t('noneSamples', { q }) : t('noneSamplesHere')) : t('none', { q })}
      </p>
      <p className="mt-2 text-sm text-muted-foreground">{t(withSample ? 'noneSamplesText' : 'noneText')}</p>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        {withSample ? (
          <ButtonLink
            to={positionsUrl({ q, industry, kind: '' })}
            variant="outline"
            label={t('withoutSamples')}
          />
        ) : null}
        <ButtonLink to="?" variant={withSample ? 'ghost' : 'outline'} label={t('clear')} />
        <ButtonLink to="/resume/create" variant="ghost" label={t('blank')} />
      </p>
    </div>
  )
}
