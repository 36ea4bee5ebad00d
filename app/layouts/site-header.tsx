import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { AccountOrLogin } from './account-or-login'
import { BrandLink } from './brand-link'
import { MobileMenu } from './mobile-menu'
import { PreferencesMenu } from './preferences-menu'
import { SkipLink } from './skip-link'
import { TopNav } from './top-nav'

/** The header of the front page (spec §2); other pages have a plainer bar. */
export function SiteHeader() {
  const { t } = useTranslation('layout')
  return (
    <>
      <SkipLink />
      <header className="mx-auto flex h-14 max-w-6xl items-center gap-3 px-4 sm:px-6 md:h-16">
        {/* In English the button after it has no room on a phone. */}
        <BrandLink className="max-sm:mr-auto" />
        <TopNav label={t('nav')} isHome />
        <Link
          to="/resume/create"
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'sm:ml-auto [html:lang(en)_&]:max-sm:hidden',
          })}
        >
          {t('create')}
        </Link>
        <PreferencesMenu className="max-lg:hidden" />
        <AccountOrLogin menuClassName="max-lg:hidden" />
        <MobileMenu className="-mr-2 lg:hidden" />
      </header>
      <div id="content" tabIndex={-1} className="outline-none" />
    </>
  )
}
