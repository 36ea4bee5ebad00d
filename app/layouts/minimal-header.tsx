import { useTranslation } from 'react-i18next'
import { NavLink } from '@remix-run/react'
import { AccountOrLogin } from './account-or-login'
import { BrandLink } from './brand-link'
import { MobileMenu } from './mobile-menu'
import { PreferencesMenu } from './preferences-menu'
import { SkipLink } from './skip-link'

/** The bar of pages without a layout: front page, the user's resumes, and the account. */
export function MinimalHeader() {
  const { t } = useTranslation('workspace')
  return (
    <>
      <SkipLink />
      <header className="border-b border-border bg-card">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-4 sm:px-6">
          <BrandLink className="mr-auto [&_svg]:size-7" />
          <NavLink
            to="/tpls"
            className="rounded-md px-3 py-2 text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground max-md:hidden"
          >
            {t('templates')}
          </NavLink>
          <NavLink
            to="/resume/my"
            className="mr-2 rounded-md px-3 py-2 text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground max-md:hidden"
          >
            {t('resumes')}
          </NavLink>
          <PreferencesMenu className="max-md:hidden" />
          <AccountOrLogin menuClassName="max-md:hidden" />
          <MobileMenu className="-mr-2 md:hidden" />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="outline-none" />
    </>
  )
}
