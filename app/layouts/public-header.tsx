import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { AccountOrLogin } from './account-or-login'
import { BrandLink } from './brand-link'
import { MobileMenu } from './mobile-menu'
import { PreferencesMenu } from './preferences-menu'
import { SkipLink } from './skip-link'
import { TopNav } from './top-nav'

/** The bar of public pages. `isMinimal`: for a page opened by a shared link, with the brand and the account alone. */
export function PublicHeader({ isMinimal = false }) {
  const { t } = useTranslation('layout')
  return (
    <>
      <SkipLink />
      <header className="border-b border-border bg-card">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-4 sm:px-6">
          <BrandLink className={cn('[&_svg]:size-7', isMinimal ? 'mr-auto' : 'max-lg:mr-auto')} />
          {isMinimal ? null : (
            <>
              <TopNav label={t('pages')} />
              <Link
                to="/resume/create"
                className={buttonVariants({
                  variant: 'outline',
                  size: 'sm',
                  className: 'ml-auto max-lg:hidden',
                })}
              >
                {t('create')}
              </Link>
            </>
          )}
          <PreferencesMenu className="max-lg:hidden" />
          <AccountOrLogin menuClassName="max-lg:hidden" />
          <MobileMenu className="-mr-2 lg:hidden" />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="outline-none" />
    </>
  )
}
