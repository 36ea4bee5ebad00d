import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FilingLine } from './filing-line'
import { useShellData } from './shell-data'

export function SiteFooter() {
  const { t } = useTranslation()
  const shell = useShellData()
  const look = 'underline-offset-4 hover:text-foreground hover:underline'
  return (
    <footer className="mt-24 border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-8 text-sm text-subtle-foreground sm:px-6">
        <p>
          {t('frame.siteName')} · {t('frame.footer.promise')}
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/tpls" className={look}>
            {t('frame.footer.templates')}
          </Link>
          <Link to="/positions" className={look}>
            {t('frame.footer.positions')}
          </Link>
          <Link to="/blogs/list/guide" className={look}>
            {t('frame.footer.articles')}
          </Link>
          <Link to="/help" className={look}>
            {t('frame.footer.help')}
          </Link>
          {shell ? (
            <>
              <a href={shell.policies.agreement} className={look}>
                {t('policies.agreement')}
              </a>
              <a href={shell.policies.privacy} className={look}>
                {t('policies.privacy')}
              </a>
            </>
          ) : null}
          <span>{t('frame.footer.fonts')}</span>
        </p>
        {shell ? <FilingLine filings={shell.filings} className={look} /> : null}
      </div>
    </footer>
  )
}
