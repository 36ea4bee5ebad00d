import { NavLink } from '@remix-run/react'
import { Crown, Files, Gift, Library, UserRound, ReceiptText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { SiteHeader } from './site-header'

/** The pages of the workspace that exist, in the order of the menu. */
export const places = [
  { to: '/resume/my', name: 'workspace.resumes', icon: Files },
  { to: '/resume/positions', name: 'workspace.positions', icon: Library },
  { to: '/pricing', name: 'workspace.pricing', icon: Crown },
  { to: '/user/invite', name: 'workspace.invite', icon: Gift },
  { to: '/user/orders', name: 'workspace.orders', icon: ReceiptText },
  { to: '/user', name: 'workspace.profile', icon: UserRound },
] as const satisfies {
  to: string
  name: string
  icon: LucideIcon
}[]

/** The frame round a person's own pages: the menu beside them, over them where it is narrow. It brings `main`; a page brings its h1. */
export function WorkspaceFrame({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <SiteHeader />
      <div className="mx-auto max-w-6xl px-4 pb-24 sm:px-6 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-12 lg:pt-6">
        <nav
          aria-label={t('workspace.menu')}
          className="-mx-4 border-b border-line px-4 sm:mx-0 sm:px-0 lg:border-0"
        >
          <ul className="flex gap-1 overflow-x-auto pb-2 lg:sticky lg:top-6 lg:flex-col lg:overflow-visible lg:pb-0">
            {places.map(({ to, name, icon: Icon }) => (
              <li key={to} className="shrink-0">
                <NavLink
                  to={to}
                  end={to === '/user'}
                  className={({ isActive }) =>
                    cn(
                      'flex h-10 items-center gap-2.5 rounded-md px-3 text-sm whitespace-nowrap transition-colors',
                      isActive
                        ? 'bg-primary-soft font-medium text-primary'
                        : 'text-ink-soft hover:bg-hover hover:text-ink',
                    )
                  }
                >
                  <Icon aria-hidden className="size-4 shrink-0" />
                  {t(name)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main className="min-w-0 pt-6 lg:pt-0">
          {notice}
          {children}
        </main>
      </div>
    </>
  )
}
