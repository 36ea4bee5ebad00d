import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { workspaceNavItems } from './nav-items'
import { useRootLoaderData } from './root-loader-data'
import { SidebarLayout } from './sidebar-layout'

type WorkspaceLayoutProps = {
  /** Whether the page renders `main`; else the layout does, and a page its h1. */
  hasOwnMain?: boolean
  children: ReactNode
}

/** The frame of the user's pages and of the steps on the way to a resume. */
export function WorkspaceLayout({ hasOwnMain, children }: WorkspaceLayoutProps) {
  const { t } = useTranslation(['workspace'])
  const items = workspaceNavItems[useRootLoaderData()?.user.state ?? 'unknown']
  return (
    <SidebarLayout label={t('menu')} items={items} labelOf={(name) => t(name)} hasOwnMain={hasOwnMain}>
      {children}
    </SidebarLayout>
  )
}
