import { NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteHeader } from './site-header'

const tabLook =
  '-mb-px border-b-2 border-transparent px-1 py-2.5 text-ink-soft hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink'

/** The frame round the pages of admins. It brings `main`; a page brings its h1. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <SiteHeader />
      <div className="mx-auto max-w-6xl px-4 pb-24 sm:px-6">
        <nav aria-label={t('admin.title')} className="flex items-center gap-6 border-b border-line text-sm">
          <span className="font-semibold">{t('admin.title')}</span>
          <NavLink to="/admin" end className={tabLook}>
            {t('admin.overview')}
          </NavLink>
          <NavLink to="/admin/orders" className={tabLook}>
            {t('refunds.title')}
          </NavLink>
        </nav>
        <main className="pt-8">{children}</main>
      </div>
    </>
  )
}
