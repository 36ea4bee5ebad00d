import { AccountOrLogin } from './account-or-login'
import { BrandLink } from './brand-link'
import { MobileMenu } from './mobile-menu'
import { PreferencesMenu } from './preferences-menu'
import { SkipLink } from './skip-link'

/** The bar of a page opened by a shared link: the brand and the account alone. */
export function MinimalHeader() {
  return (
    <>
      <SkipLink />
      <header className="border-b border-border bg-card">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-4 sm:px-6">
          <BrandLink className="mr-auto" />
          <PreferencesMenu className="max-lg:hidden" />
          <AccountOrLogin menuClassName="max-lg:hidden" />
          <MobileMenu className="-mr-2 lg:hidden" />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="outline-none" />
    </>
  )
}
