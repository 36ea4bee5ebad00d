import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { TitledSection } from '#app/components/titled-section'
import { Badge } from '#app/components/ui/badge'
import { PositionSearch } from '#app/components/position-search'
import { IndustryFilter } from './industry-filter'
import type { PositionsView } from './positions.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'

/** All positions by industry, or the filtered ones. Renders no `main`, because two layouts include it. */
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
      {industriesFound.map(({ id, name, positions }) => (
        <TitledSection id={`industry-${id}`} title={localizedName(name)} size="lg" key={id} className="mt-9">
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
                  <p className="mt-1 line-clamp-2 text-sm leading-6 text-muted-foreground">
                    {position.summary}
                  </p>
                </Link>
              </li>
            ))}
          </ul>
        </TitledSection>
      ))}
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
