import { useTranslation } from 'react-i18next'
import { mainNavItems, menuNavItems } from './nav-items'
import { NavItemLink } from './nav-item-link'

type TopNavProps = {
  /** The accessible name. */
  label: string
  /** Names the user's resumes as the front page's header does (spec §2). */
  isHome?: boolean
}

/** The main pages in a header, from the width on at which there is no hamburger menu (spec §9: 1024 px). */
export function TopNav({ label, isHome }: TopNavProps) {
  const { t } = useTranslation(['layout', 'workspace'])
  return (
    <nav aria-label={label} className="ml-6 hidden items-center gap-1 lg:flex">
      {(isHome ? menuNavItems : mainNavItems).map((target) => (
        <NavItemLink
          key={target.to}
          target={target}
          className="rounded-md px-3 py-2 text-sm whitespace-nowrap text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary"
        >
          {t(target.name)}
        </NavItemLink>
      ))}
    </nav>
  )
}
