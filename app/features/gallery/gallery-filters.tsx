import { Form, Link, useNavigate } from '@remix-run/react'
import { SlidersHorizontal, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#app/components/forms/search-field'
import { useSearchParamField } from '#app/components/forms/use-search-param-field'
import { Button, buttonVariants } from '#app/components/ui/button'
import { useDismissDetails } from '#app/components/ui/use-dismiss-details'
import { FacetSelect } from './facet-select'
import type { GalleryView } from './gallery.server'
import { FACETS, galleryUrl, type GalleryQuery } from './gallery-query'
import { useFacetOptions } from './use-facet-options'

const selectFacets = FACETS.filter((facet) => facet !== 'collection')

/** Search and filters as a GET form. With scripts each choice takes effect at once. */
export function GalleryFilters(props: Pick<GalleryView, 'query' | 'counts' | 'industries' | 'canUseAll'>) {
  const { query, counts, industries, canUseAll } = props
  const { t } = useTranslation('gallery')
  const navigate = useNavigate()
  const options = useFacetOptions(industries)
  const sheet = useRef<HTMLDetailsElement>(null)
  useDismissDetails(sheet)
  // A plan with all templates has nothing to choose between.
  const offered = selectFacets.filter((facet) => facet !== 'level' || !canUseAll || query.level !== '')
  const chosen = selectFacets.filter((facet) => query[facet] !== '')

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
      className="mt-5 flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="collection" value={query.collection} />
      <SearchField
        ref={search}
        name="q"
        defaultValue={query.q}
        label={t('search')}
        placeholder={t('searchHint')}
        className="min-w-0 grow sm:max-w-md"
      />
      <details ref={sheet} className="group/sheet relative">
        <summary
          className={buttonVariants({
            variant: 'outline',
            className: 'h-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden',
          })}
        >
          <SlidersHorizontal aria-hidden />
          {t('find')}
          {chosen.length > 0 ? <span className="tabular-nums">{chosen.length}</span> : null}
        </summary>
        <div className="z-30 grid gap-3 border border-border bg-popover p-5 shadow-xl max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[80dvh] max-sm:overflow-y-auto max-sm:rounded-t-2xl max-sm:pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:absolute sm:top-[calc(100%+0.5rem)] sm:right-0 sm:w-72 sm:rounded-xl">
          {offered.map((facet) => (
            <FacetSelect
              key={facet}
              facet={facet}
              selected={query[facet]}
              options={options[facet]}
              counts={counts[facet]}
              onChangedBeforeHydration={applyFilters}
            />
          ))}
          <Button type="submit" className="needs-no-script h-11">
            {t('find')}
          </Button>
          <Button
            type="button"
            className="needs-script h-11 sm:hidden"
            onClick={() => {
              sheet.current!.open = false
            }}
          >
            {t('seeFound')}
          </Button>
        </div>
      </details>
      {chosen.length > 0 ? (
        <ul className="flex w-full flex-wrap gap-2" aria-label={t('chosen')}>
          {chosen.map((facet) => (
            <li key={facet}>
              <Link
                to={galleryUrl(query, { [facet]: '' })}
                preventScrollReset
                aria-label={t('without', { choice: labelOf(options[facet], query[facet]) })}
                className="inline-flex h-8 items-center gap-1 rounded-full bg-secondary px-3 text-sm text-secondary-foreground hover:bg-accent"
              >
                {labelOf(options[facet], query[facet])}
                <X aria-hidden className="size-3.5" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="?"
              preventScrollReset
              className="inline-flex h-8 items-center px-2 text-sm text-muted-foreground hover:text-foreground"
            >
              {t('clear')}
            </Link>
          </li>
        </ul>
      ) : null}
    </Form>
  )
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value
