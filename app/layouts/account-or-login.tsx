import { useLocation } from '@remix-run/react'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '#app/components/login-link'
import { buttonVariants } from '#app/components/ui/button'
import type { DropdownMenuPlacement } from '#app/components/ui/dropdown-menu'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { AccountMenu } from './account-menu'
import { useRootLoaderData } from './root-loader-data'

/** Shows a login link, the account menu, or that the login cannot be confirmed. */
export function AccountOrLogin({
  place,
  menuClassName,
}: {
  place?: DropdownMenuPlacement
  menuClassName?: string
}) {
  const { t } = useTranslation('layout')
  const here = useLocation()
  const user = useRootLoaderData()?.user
  const look = buttonVariants({ variant: 'ghost', size: 'sm' })
  if (user?.state === 'user') return <AccountMenu {...user} place={place} className={menuClassName} />
  if (user?.state === 'guest') return <LoginLink className={look}>{t('login')}</LoginLink>
  // The login cannot be confirmed at the moment: it is neither requested again nor removed.
  return (
    <a href={currentPagePath(here)} title={t('account.offlineText')} className={look}>
      <RotateCw aria-hidden />
      {t('account.offline')}
    </a>
  )
}
