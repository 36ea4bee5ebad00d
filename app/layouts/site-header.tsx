import { useTranslation } from 'react-i18next'
import { AccountOrLogin } from './account-or-login'
import { BrandLink } from './brand-link'
import { CreateLink } from './create-link'
import { MobileMenu } from './mobile-menu'
import { PreferencesMenu } from './preferences-menu'
import { SkipLink } from './skip-link'
import { TopNav } from './top-nav'

/**
 * The header of the front page (spec §2): the menu beside the other pages, lying. Brand, button and first link stand where
 * they stand there.
 */
export function SiteHeader() {
  const { t } = useTranslation('layout')
  return (
    <>
      <SkipLink />
      <header className="border-b border-border bg-card">
        <div className="flex h-14 items-center gap-2 px-4 sm:px-6 lg:h-15 lg:px-3">
          <BrandLink className="lg:w-54 lg:px-2" />
          <CreateLink className="max-lg:hidden" />
          <TopNav label={t('nav')} />
          <PreferencesMenu className="ml-auto max-lg:hidden" />
          {/* A long name is cut before it pushes the places out. */}
          <div className="min-w-0 max-lg:ml-auto">
            <AccountOrLogin menuClassName="min-w-0 max-lg:hidden" />
          </div>
          <MobileMenu className="-mr-2 lg:hidden" />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="outline-none" />
    </>
  )
}
