import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { eagerThumbnailCount } from '#app/components/thumbnails/eager-thumbnail-count'
import { galleryUrl } from './gallery-query'
import { GalleryFilters } from './gallery-filters'
import type { GalleryView } from './gallery.server'
import { ScenarioTabs } from './scenario-tabs'
import { TemplateTile } from './template-tile'

/** All templates, or the filtered ones. Renders no `main`, because two layouts include it. */
export function GalleryPage({ query, industries, counts, total, canUseAll: isAllOpen, cards }: GalleryView) {
  const { t } = useTranslation('gallery')
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted-foreground">{t('lead', { count: total })}</p>
      <ScenarioTabs query={query} counts={counts} />
      <GalleryFilters query={query} counts={counts} industries={industries} />
      <p role="status" className="mt-6 flex flex-wrap gap-x-3 text-sm text-subtle-foreground">
        <span className="tabular-nums">{t('found', { count: cards.length })}</span>
        {isAllOpen ? <span>{t('allOpen')}</span> : null}
      </p>
      {cards.length === 0 ? (
        <NoResults query={query} />
      ) : (
        <Form method="post" action="/resume/create">
          <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4">
            {cards.map((card, place) => (
              <li key={card.id}>
                <TemplateTile {...card} eager={place < eagerThumbnailCount} />
              </li>
            ))}
          </ul>
        </Form>
      )}
    </>
  )
}

function NoResults({ query }: Pick<GalleryView, 'query'>) {
  const { t } = useTranslation('gallery')
  return (
    <div className="mt-4 rounded-lg border border-dashed border-border-strong px-5 py-14 text-center">
      <p className="font-medium">{query.q ? t('noneNamed', { q: query.q }) : t('none')}</p>
      <p className="mt-2 text-sm text-muted-foreground">{t('noneText')}</p>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        <ButtonLink to="?" variant="outline" label={t('all')} />
        {query.scenario && query.q === '' ? (
          <ButtonLink
            to={galleryUrl({ ...query, industry: '', mood: '', columns: '', photo: '', level: '' })}
            variant="ghost"
            label={t('onlyScenario')}
          />
        ) : null}
      </p>
    </div>
  )
}
