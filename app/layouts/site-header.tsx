import { Link, NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { AccountOrLogin } from './account-or-login'
import { BrandLink } from './brand-link'
import { MobileMenu } from './mobile-menu'
import { PreferencesMenu } from './preferences-menu'
import { SkipLink } from './skip-link'

const links = [
  { to: '/resume/my', name: 'layout:app' },
  { to: '/tpls', name: 'workspace:templates' },
  { to: '/pricing', name: 'workspace:pricing' },
] as const

/** The header of the front page (spec §2); other pages have a plainer bar. */
export function SiteHeader() {
  const { t } = useTranslation(['layout', 'workspace'])
  return (
    <>
      <SkipLink />
      <header className="mx-auto flex h-14 max-w-6xl items-center gap-3 px-4 sm:px-6 md:h-16">
        <BrandLink />
        <nav aria-label={t('nav')} className="ml-6 hidden items-center gap-1 md:flex">
          {links.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              className="rounded-md px-3 py-2 text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary"
            >
              {t(name)}
            </NavLink>
          ))}
        </nav>
        <Link
          to="/resume/create"
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'ml-auto [html:lang(en)_&]:max-sm:hidden',
          })}
        >
          {t('create')}
        </Link>
        <PreferencesMenu className="max-md:hidden" />
        <AccountOrLogin menuClassName="max-md:hidden" />
        <MobileMenu className="-mr-2 md:hidden" />
      </header>
      <div id="content" tabIndex={-1} className="outline-none" />
    </>
  )
}
