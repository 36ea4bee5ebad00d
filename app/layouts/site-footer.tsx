import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FilingNumbers } from './filing-numbers'
import { useRootLoaderData } from './root-loader-data'

const links = [
  { to: '/tpls', name: 'footer.templates' },
  { to: '/positions', name: 'footer.positions' },
  { to: '/blogs/list/guide', name: 'footer.articles' },
  { to: '/help', name: 'footer.help' },
] as const

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
          {links.map(({ to, name }) => (
            <Link key={to} to={to} className={linkClass}>
              {t(name)}
            </Link>
          ))}
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
