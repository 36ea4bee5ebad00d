import { Form, Link, useNavigate } from '@remix-run/react'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { inputLook } from '#app/components/ui/input'
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

  function answer(event: FormEvent<HTMLFormElement>) {
    const asked = Object.fromEntries(new FormData(event.currentTarget)) as GalleryQuery
    navigate(galleryAddress(asked), { replace: true, preventScrollReset: true })
  }

  return (
    <Form role="search" onChange={answer} className="mt-4 flex flex-wrap items-center gap-2">
      <input type="hidden" name="scenario" value={query.scenario} />
      <label className="relative w-full min-w-44 sm:w-auto sm:grow lg:max-w-60">
        <span className="sr-only">{t('gallery.search')}</span>
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" />
        <input
          type="search"
          name="q"
          key={query.q === '' ? 'empty' : 'searching'}
          defaultValue={query.q}
          maxLength={60}
          placeholder={t('gallery.search')}
          className={cn(inputLook, 'pl-9')}
        />
      </label>
      <div className="flex gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:w-screen max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1">
        {selects.map((facet) => (
          <select
            key={facet + query[facet]}
            name={facet}
            defaultValue={query[facet]}
            aria-label={t(`gallery.facets.${facet}`)}
            className={cn(
              inputLook,
              'w-auto shrink-0 pr-8 text-sm',
              query[facet] &&
                'border-primary bg-primary-soft font-medium text-primary-strong dark:text-primary',
            )}
          >
            <option value="">{t(`gallery.facets.${facet}`)}</option>
            {options[facet].map(({ value, said }) => (
              <option key={value} value={value}>
                {`${said} (${counts[facet][value] ?? 0})`}
              </option>
            ))}
          </select>
        ))}
      </div>
      <Button type="submit" look="outline" className="needs-no-script h-11">
        {t('gallery.find')}
      </Button>
      {isAsking ? (
        <Link to="?" preventScrollReset className={buttonVariants({ look: 'quiet' })}>
          {t('gallery.clear')}
        </Link>
      ) : null}
    </Form>
  )
}
