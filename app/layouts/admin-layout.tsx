import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { SidebarLayout } from './sidebar-layout'

type AdminLayoutProps = Pick<ComponentProps<typeof SidebarLayout<string>>, 'items' | 'children'>

/** The layout of the admin pages. It renders `main`; a page renders its h1. */
export function AdminLayout({ items, children }: AdminLayoutProps) {
  const { t } = useTranslation('admin-overview')
  return (
    <SidebarLayout
      label={t('title')}
      badge={
        <Badge variant="highlight" className="lg:mt-2 lg:ml-2 lg:self-start">
          {t('title')}
        </Badge>
      }
      items={items}
      listFirst
      labelOf={(name) => name}
    >
      {children}
    </SidebarLayout>
  )
}
