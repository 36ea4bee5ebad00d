import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Logo } from '#app/components/logo'
import { cn } from '#app/components/ui/cn'

/** Logo and name, linked to the front page. */
export function BrandLink({ className }: { className?: string }) {
  const { t } = useTranslation('layout')
  return (
    <Link
      to="/"
      className={cn(
        'flex shrink-0 items-center gap-2.5 rounded-md px-1 text-[1.0625rem] font-semibold tracking-tight whitespace-nowrap',
        className,
      )}
    >
      <Logo className="size-7" />
      {t('siteName')}
    </Link>
  )
}
