import { Link, useLocation } from '@remix-run/react'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '#app/components/login-link'
import { Logo } from '#app/components/logo'
import { buttonVariants } from '#app/components/ui/button'
import { AccountMenu } from './account-menu'
import { useShellData } from './shell-data'

/** The bar over pages that are read: mark, the way into writing, and who is here. */
export function SiteHeader() {
  const { t } = useTranslation()
  return (
    <header className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-3 px-4 sm:px-6">
      <Link to="/" className="flex items-center gap-2.5 font-semibold">
        <Logo className="size-8" />
        {/* The English words are longer than a phone is wide. */}
        <span className="whitespace-nowrap [html:lang(en)_&]:max-sm:sr-only">{t('frame.siteName')}</span>
      </Link>
      <div className="flex items-center gap-2 sm:gap-3">
        <Link to="/resume/create" className={buttonVariants({ look: 'outline', size: 'small' })}>
          {t('frame.create')}
        </Link>
        <Account />
      </div>
    </header>
  )
}

function Account() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const who = useShellData()?.who
  if (who?.state === 'user') return <AccountMenu {...who} />
  if (who?.state === 'guest')
    return (
      <LoginLink className={buttonVariants({ look: 'quiet', size: 'small' })}>{t('frame.login')}</LoginLink>
    )
  // There is a login that nobody can confirm now: it is neither asked for again nor taken away.
  return (
    <a
      href={pathname + search}
      title={t('frame.account.offlineText')}
      className={buttonVariants({ look: 'quiet', size: 'small' })}
    >
      <RotateCw aria-hidden />
      {t('frame.account.offline')}
    </a>
  )
}
