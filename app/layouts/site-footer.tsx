import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FilingNumbers } from './filing-numbers'
import { useRootLoaderData } from './root-loader-data'

export function SiteFooter() {
  const { t } = useTranslation(['layout', 'policies'])
  const rootData = useRootLoaderData()
  const linkClass = 'underline-offset-4 hover:text-foreground hover:underline'
  return (
    <footer className="mt-24 border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-8 text-sm text-subtle-foreground sm:px-6">
        <p>
          {t('siteName')} · {t('footer.promise')}
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/tpls" className={linkClass}>
            {t('footer.templates')}
          </Link>
          <Link to="/positions" className={linkClass}>
            {t('footer.positions')}
          </Link>
          <Link to="/blogs/list/guide" className={linkClass}>
            {t('footer.articles')}
          </Link>
          <Link to="/help" className={linkClass}>
            {t('footer.help')}
          </Link>
          {rootData ? (
            <>
              <a href={rootData.policies.agreement} className={linkClass}>
                {t('policies:agreement')}
              </a>
              <a href={rootData.policies.privacy} className={linkClass}>
                {t('policies:privacy')}
              </a>
            </>
          ) : null}
          <span>{t('footer.fonts')}</span>
        </p>
        {rootData ? <FilingNumbers filings={rootData.filings} className={linkClass} /> : null}
      </div>
    </footer>
  )
}
