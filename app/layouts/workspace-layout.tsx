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

/** The frame of all pages but the front page, the editor and those that a shared link opens. */
export function WorkspaceLayout({ hasOwnMain, children }: WorkspaceLayoutProps) {
  const { t } = useTranslation(['layout', 'workspace'])
  const items = workspaceNavItems[useRootLoaderData()?.user.state ?? 'unknown']
  return (
    <SidebarLayout
      label={t('workspace:menu')}
      items={items}
      labelOf={(name) => t(name)}
      hasOwnMain={hasOwnMain}
    >
      {children}
    </SidebarLayout>
  )
}
