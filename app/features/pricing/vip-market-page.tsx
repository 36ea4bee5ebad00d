import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { buttonVariants } from '#app/components/ui/button'

/**
 * The page for a payment that WeChat refuses for this account (-6007): the session stays, other ways to pay
 * are listed.
 */
export function VipMarketPage() {
  const { t } = useTranslation('pricing')
  return (
    <PageMain isNarrow className="pb-16">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('market.title')}</h1>
      <p className="mt-4 leading-7 text-muted-foreground">{t('market.text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="/pricing" className={buttonVariants()}>
          {t('market.back')}
        </Link>
        <Link to="/user/invite" className={buttonVariants({ variant: 'outline' })}>
          {t('upgrade.invite')}
        </Link>
      </p>
    </PageMain>
  )
}
