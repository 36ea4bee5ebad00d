import { Form, useNavigate } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { SearchField } from '#app/components/forms/search-field'
import { Button } from '#app/components/ui/button'
import { useSearchParamField } from '#app/components/forms/use-search-param-field'
import { FacetSelect } from './facet-select'
import type { GalleryView } from './gallery.server'
import { facetValues, FACETS, galleryUrl, type GalleryQuery } from './gallery-query'
import { useLocalizedName } from '#app/i18n/use-localized-name'

const selectFacets = FACETS.filter((facet) => facet !== 'scenario')

/** Search and filters as a GET form. With scripts each choice takes effect at once. */
export function GalleryFilters(props: Pick<GalleryView, 'query' | 'counts' | 'industries'>) {
  const { query, counts, industries } = props
  const { t } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  const navigate = useNavigate()
  const hasFilters = Object.values(query).some(Boolean)
  const options = {
    industry: industries.map(({ id, name }) => ({ value: id, label: localizedName(name) })),
    mood: facetValues.mood.map((value) => ({ value, label: t(`moods.${value}`) })),
    columns: facetValues.columns.map((value) => ({ value, label: t(`columns.${value}`) })),
    photo: facetValues.photo.map((value) => ({ value, label: t(`photos.${value}`) })),
    level: facetValues.level.map((value) => ({ value, label: t(`levels.${value}`) })),
  }

  function applyFilters({ form }: { form: HTMLFormElement | null }) {
    if (!form) return
    const formValues = Object.fromEntries(new FormData(form)) as GalleryQuery
    navigate(galleryUrl(formValues), { replace: true, preventScrollReset: true })
  }
  const search = useSearchParamField<HTMLInputElement>(query.q, applyFilters)

  return (
    <Form
      role="search"
      onChange={({ currentTarget }) => applyFilters({ form: currentTarget })}
      className="mt-4 flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="scenario" value={query.scenario} />
      <SearchField
        ref={search}
        name="q"
        defaultValue={query.q}
        label={t('search')}
        placeholder={t('search')}
        className="w-full min-w-44 sm:w-auto sm:grow lg:max-w-60"
      />
      <div className="flex gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:w-screen max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1">
        {selectFacets.map((facet) => (
          <FacetSelect
            key={facet}
            facet={facet}
            selected={query[facet]}
            options={options[facet]}
            counts={counts[facet]}
            onChangedBeforeHydration={applyFilters}
          />
        ))}
      </div>
      <Button type="submit" variant="outline" className="needs-no-script h-11">
        {t('find')}
      </Button>
      {hasFilters ? <ButtonLink to="?" preventScrollReset variant="ghost" label={t('clear')} /> : null}
    </Form>
  )
}
