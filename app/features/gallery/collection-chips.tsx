import { Link } from '@remix-run/react'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { facetValues, galleryUrl } from './gallery-query'
import type { GalleryView } from './gallery.server'

const chipClass = (isChosen: boolean) =>
  cn(
    'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors',
    isChosen
      ? 'border-primary bg-secondary font-medium text-secondary-foreground'
      : 'border-border-strong text-muted-foreground hover:border-input hover:text-foreground',
  )

type CollectionChipsProps = Pick<GalleryView, 'query' | 'counts' | 'isOnFavourites'> & {
  favourites: ReadonlySet<string>
  isMember: boolean
}

/** Templates by job and season, the choice most visitors need first, and favourites. The other filters stay. */
export function CollectionChips({
  query,
  counts,
  favourites,
  isMember,
  isOnFavourites,
}: CollectionChipsProps) {
  const { t } = useTranslation('gallery')
  const chips = ['' as const, ...facetValues.collection].filter((id) => !id || counts.collection[id] !== 0)
  // The service knows a member's; a guest's are on the device.
  const shownFavourites = isMember ? 'mine' : [...favourites].join()
  return (
    <nav aria-label={t('facets.collection')} className="mt-4 -mx-4 sm:mx-0">
      <ul className="flex gap-2 px-4 max-sm:overflow-x-auto max-sm:pb-2 sm:flex-wrap sm:px-0">
        {chips.map((id) => (
          <li key={id} className="shrink-0">
            <Link
              to={galleryUrl(query, { collection: id })}
              aria-current={id === query.collection && !isOnFavourites ? 'true' : undefined}
              preventScrollReset
              className={chipClass(id === query.collection && !isOnFavourites)}
            >
              {id === '' ? t('recommended') : t(`collections.${id}`)}
              {id === '' ? null : (
                <span className="text-xs tabular-nums opacity-80">{counts.collection[id]}</span>
              )}
            </Link>
          </li>
        ))}
        {isMember || favourites.size > 0 || isOnFavourites ? (
          <li className="shrink-0">
            <Link
              to={`?${new URLSearchParams({ favourites: shownFavourites })}`}
              aria-current={isOnFavourites ? 'true' : undefined}
              preventScrollReset
              className={chipClass(isOnFavourites)}
            >
              <Star aria-hidden className="size-3.5" />
              {t('favourites')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
