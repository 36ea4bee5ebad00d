import { Form, Link, useNavigate } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#app/components/search-field'
import { Button, buttonVariants } from '#app/components/ui/button'
import { useAsked } from '#app/components/use-asked'
import { FacetSelect } from './facet-select'
import type { GalleryView } from './gallery.server'
import { choices, FACETS, galleryAddress, type GalleryQuery } from './gallery-query'
import { useNamed } from './use-named'

const selects = FACETS.filter((facet) => facet !== 'scenario')

/** Search and filters: a form whose answer is an address. With scripts it answers as one chooses. */
export function GalleryTools({
  query,
  counts,
  industries,
}: Pick<GalleryView, 'query' | 'counts' | 'industries'>) {
  const { t } = useTranslation()
  const named = useNamed()
  const navigate = useNavigate()
  const isAsking = Object.values(query).some(Boolean)
  const options = {
    industry: industries.map(({ id, name }) => ({ value: id, said: named(name) })),
    mood: choices.mood.map((value) => ({ value, said: t(`gallery.moods.${value}`) })),
    columns: choices.columns.map((value) => ({ value, said: t(`gallery.columns.${value}`) })),
    photo: choices.photo.map((value) => ({ value, said: t(`gallery.photos.${value}`) })),
    level: choices.level.map((value) => ({ value, said: t(`gallery.levels.${value}`) })),
  }

  function answer({ form }: { form: HTMLFormElement | null }) {
    if (!form) return
    const asked = Object.fromEntries(new FormData(form)) as GalleryQuery
    navigate(galleryAddress(asked), { replace: true, preventScrollReset: true })
  }
  const search = useAsked<HTMLInputElement>(query.q, answer)

  return (
    <Form
      role="search"
      onChange={({ currentTarget }) => answer({ form: currentTarget })}
      className="mt-4 flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="scenario" value={query.scenario} />
      <SearchField
        ref={search}
        name="q"
        defaultValue={query.q}
        label={t('gallery.search')}
        placeholder={t('gallery.search')}
        className="w-full min-w-44 sm:w-auto sm:grow lg:max-w-60"
      />
      <div className="flex gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:w-screen max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1">
        {selects.map((facet) => (
          <FacetSelect
            key={facet}
            facet={facet}
            chosen={query[facet]}
            options={options[facet]}
            counts={counts[facet]}
            onAhead={answer}
          />
        ))}
      </div>
      <Button type="submit" variant="outline" className="needs-no-script h-11">
        {t('gallery.find')}
      </Button>
      {isAsking ? (
        <Link to="?" preventScrollReset className={buttonVariants({ variant: 'ghost' })}>
          {t('gallery.clear')}
        </Link>
      ) : null}
    </Form>
  )
}
