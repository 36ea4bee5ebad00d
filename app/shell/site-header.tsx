import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Logo } from '#app/components/logo'

/** The bar over pages that are read: mark, and the way into writing. */
export function SiteHeader() {
  const { t } = useTranslation()
  return (
    <header className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 sm:px-6">
      <Link to="/" className="flex items-center gap-2.5 font-semibold">
        <Logo className="size-8" />
        {t('common.siteName')}
      </Link>
      <Link to="/resume/create" className={buttonVariants({ look: 'outline', size: 'small' })}>
        {t('common.create')}
      </Link>
    </header>
  )
}
