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
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** All positions by industry, or in more detail those of a search or an industry. Renders no `main`, because two layouts include it. */
export function PositionsPage(props: PositionsView) {
  const { q, industry, withSample, found: industriesFound, industries, totals } = props
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
          samples: totals.samples,
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PositionSearch
          q={q}
          preserved={{ industry, sample: withSample ? '1' : '' }}
          className="max-w-xl grow basis-72"
        />
        <SampleFilter {...{ q, industry, withSample }} />
      </div>
      <IndustryFilter {...{ industries, industry, q, withSample }} />
      {(q || withSample) && count > 0 ? (
        <p role="status" className="mt-6 text-sm text-subtle-foreground">
          {t(withSample ? 'foundSamples' : 'found', { count })}
        </p>
      ) : null}
      {count === 0 ? <NoResults {...{ q, industry, withSample }} /> : null}
      {q || industry || withSample ? (
        industriesFound.map(({ id, name, positions }) => (
          <TitledSection
            id={`industry-${id}`}
            title={localizedName(name)}
            size="lg"
            key={id}
            className="mt-9"
          >
            <PositionCards positions={positions} />
          </TitledSection>
        ))
      ) : (
        <IndustryDirectory industries={industriesFound} />
      )}
    </>
  )
}

function NoResults({ q, industry, withSample }: PositionsQuery) {
  const { t } = useTranslation('positions')
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
            to={positionsUrl({ q, industry, withSample: false })}
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
