import { useTranslation } from 'react-i18next'
import { mainNavItems, menuNavItems } from './nav-items'
import { PlaceLink } from './place-link'

type TopNavProps = {
  /** The accessible name. */
  label: string
  /** Names the user's resumes as the front page's header does (spec §2). */
  isHome?: boolean
}

/** The product's places in a header, from the width on that has no menu for them (spec §9: 1024 px). */
export function TopNav({ label, isHome }: TopNavProps) {
  const { t } = useTranslation(['layout', 'workspace'])
  return (
    <nav aria-label={label} className="ml-6 hidden items-center gap-1 lg:flex">
      {(isHome ? menuNavItems : mainNavItems).map((place) => (
        <PlaceLink
          key={place.to}
          place={place}
          className="rounded-md px-3 py-2 text-sm whitespace-nowrap text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary"
        >
          {t(place.name)}
        </PlaceLink>
      ))}
    </nav>
  )
}
