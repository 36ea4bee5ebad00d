import { Link } from '@remix-run/react'
import { ChevronDown, Star } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { useDismissDetails } from '#app/components/ui/use-dismiss-details'
import { facetValues, galleryUrl } from './gallery-query'
import type { GalleryView } from './gallery.server'

const chipClass = (isChosen: boolean) =>
  cn(
    'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors',
    isChosen
      ? 'border-primary bg-secondary font-medium text-secondary-foreground'
      : 'border-border-strong text-muted-foreground hover:border-input hover:text-foreground',
  )

type Collection = (typeof facetValues.collection)[number] | ''
/** Those that most visitors look for; the others are a press away, so that the templates are in the first screen. */
const soughtMost: Record<'zh' | 'en', readonly Collection[]> = {
  zh: ['', 'all', 'campus-season', 'big-tech', 'public-sector', 'finance'],
  en: ['', 'all', 'english', 'campus-season', 'big-tech', 'finance'],
}

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
  const { t, i18n } = useTranslation('gallery')
  const chips = (['', ...facetValues.collection] as const).filter((id) => !id || counts.collection[id] !== 0)
  const main = soughtMost[i18n.language === 'en' ? 'en' : 'zh']
  const isChosenBesides = (id: Collection) => id === query.collection && !main.includes(id)
  const [recommended, ...sought] = main.filter((id) => chips.includes(id))
  // In a row that is scrolled on a phone, the chosen one is in sight.
  const inSight = [recommended!, ...chips.filter(isChosenBesides), ...sought]
  const rest = chips.filter((id) => !inSight.includes(id))
  // The service knows a member's; a guest's are on the device.
  const shownFavourites = isMember ? 'mine' : [...favourites].join()
  const chipOf = (id: Collection) => {
    const isChosen = id === query.collection && !isOnFavourites
    return (
      <li key={id} className="shrink-0">
        <Link
          to={galleryUrl(query, { collection: id })}
          aria-current={isChosen ? 'true' : undefined}
          preventScrollReset
          className={chipClass(isChosen)}
        >
          {id === '' ? t('recommended') : t(`collections.${id}`)}
          {id === '' ? null : (
            <span className="text-xs tabular-nums opacity-80">{counts.collection[id]}</span>
          )}
        </Link>
      </li>
    )
  }
  return (
    <nav aria-label={t('facets.collection')} className="mt-3 flex items-start gap-2">
      <ul className="flex min-w-0 gap-2 max-sm:-ml-4 max-sm:overflow-x-auto max-sm:pb-1 max-sm:pl-4 sm:flex-wrap">
        {inSight.map(chipOf)}
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
      {rest.length > 0 ? (
        // Another choice closes it.
        <MoreChips key={query.collection}>{rest.map(chipOf)}</MoreChips>
      ) : null}
    </nav>
  )
}

/** The collections that fewer look for: below the button, on a phone at the foot of the window. */
function MoreChips({ children }: { children: ReactNode }) {
  const { t } = useTranslation('gallery')
  const details = useRef<HTMLDetailsElement>(null)
  useDismissDetails(details)
  return (
    <details ref={details} className="group/more relative shrink-0">
      <summary className={cn(chipClass(false), 'cursor-pointer list-none')}>
        {t('moreCollections')}
        <ChevronDown aria-hidden className="size-3.5 transition-transform group-open/more:rotate-180" />
      </summary>
      <ul className="z-30 flex flex-wrap gap-2 border border-border bg-popover p-4 shadow-xl max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-2xl max-sm:pb-[calc(1rem+env(safe-area-inset-bottom))] sm:absolute sm:top-[calc(100%+0.5rem)] sm:right-0 sm:w-80 sm:rounded-xl">
        {children}
      </ul>
    </details>
  )
}
