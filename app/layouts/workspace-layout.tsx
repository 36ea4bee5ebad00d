import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { workspaceNavItems } from './nav-items'
import { useRootLoaderData } from './root-loader-data'
import { SidebarLayout } from './sidebar-layout'

const useWorkspaceNavItems = () => workspaceNavItems[useRootLoaderData()?.user.state ?? 'unknown']

/** The same frame around a page with a `main` of its own. */
export function WorkspaceFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['workspace'])
  return (
    <SidebarLayout label={t('menu')} items={useWorkspaceNavItems()} labelOf={(name) => t(name)} hasOwnMain>
      {children}
    </SidebarLayout>
  )
}

/** The layout of the user's pages. It renders `main`; a page renders its h1. */
export function WorkspaceLayout({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['workspace'])
  return (
    <SidebarLayout label={t('menu')} items={useWorkspaceNavItems()} labelOf={(name) => t(name)}>
      {notice}
      {children}
    </SidebarLayout>
  )
}
