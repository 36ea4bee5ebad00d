import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { workspaceNavItems } from './nav-items'
import { SidebarLayout } from './sidebar-layout'

/** The layout of the user's pages. It renders `main`; a page renders its h1. */
export function WorkspaceLayout({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['workspace'])
  return (
    <SidebarLayout label={t('menu')} items={workspaceNavItems} labelOf={(name) => t(name)}>
      {notice}
      {children}
    </SidebarLayout>
  )
}
