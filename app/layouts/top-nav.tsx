import { useTranslation } from 'react-i18next'
import { mainNavItems } from './nav-items'
import { NavItemLink } from './nav-item-link'

/** The main pages in the front page's header, from the width on at which there is no hamburger menu (spec §9: 1024 px). */
export function TopNav({ label }: { /** The accessible name. */ label: string }) {
  const { t } = useTranslation(['layout', 'workspace'])
  return (
    <nav aria-label={label} className="hidden items-center lg:flex">
      {mainNavItems.map((target) => (
        <NavItemLink
          key={target.to}
          target={target}
          className="rounded-md px-3 py-2 text-sm whitespace-nowrap text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
        >
          {t(target.name)}
        </NavItemLink>
      ))}
    </nav>
  )
}
