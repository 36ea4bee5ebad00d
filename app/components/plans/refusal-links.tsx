import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { plansUrl, upgradeUrl } from './plans-url'

/** Ways on after the plan refused another resume (`count`) or a template; the plans lead back here. */
export function RefusalLinks({ over }: { over: 'count' | 'template' }) {
  const { t } = useTranslation('create')
  const { pathname, search } = useLocation()
  const linkToPlans = over === 'count' ? upgradeUrl : plansUrl
  return (
    <>
      {over === 'count' ? (
        <Link to="/resume/my" className="font-medium underline">
          {t('fullLink')}
        </Link>
      ) : null}
      <Link to={linkToPlans(pathname + search)} className="font-medium underline">
        {t('fullUpgrade')}
      </Link>
    </>
  )
}
