import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { TitledSection } from '#app/components/titled-section'
import { PositionSearch } from '#app/components/position-search'
import { IndustryDirectory } from './industry-directory'
import { IndustryFilter } from './industry-filter'
import { PositionCards } from './position-cards'
import type { PositionsView } from './positions.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** All positions by industry, or in more detail those of a search or an industry. Renders no `main`, because two layouts include it. */
export function PositionsPage(props: PositionsView) {
  const { q, industry, found: industriesFound, industries, sampleCount } = props
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const count = industriesFound.reduce((sum, { positions }) => sum + positions.length, 0)
  const all = industries.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-6 text-muted-foreground">
        {t('lead', { industries: industries.length, count: all, samples: sampleCount })}
      </p>
      <PositionSearch q={q} preservedParam={{ name: 'industry', value: industry }} className="max-w-xl" />
      <IndustryFilter industries={industries} industry={industry} q={q} />
      {q && count > 0 ? (
        <p role="status" className="mt-6 text-sm text-subtle-foreground">
          {t('found', { count })}
        </p>
      ) : null}
      {count === 0 ? <NoResults q={q} /> : null}
      {q || industry ? (
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

function NoResults({ q }: { q: string }) {
  const { t } = useTranslation('positions')
  return (
    <div
      role="status"
      className="mt-9 rounded-lg border border-dashed border-border-strong px-5 py-12 text-center"
    >
      <p className="font-medium">{t('none', { q })}</p>
      <p className="mt-2 text-sm text-muted-foreground">{t('noneText')}</p>
      <p className="mt-5 flex justify-center gap-3">
        <ButtonLink to="?" variant="outline" label={t('clear')} />
        <ButtonLink to="/resume/create" variant="ghost" label={t('blank')} />
      </p>
    </div>
  )
}
