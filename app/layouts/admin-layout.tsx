import {
  Bug,
  ChartNoAxesColumn,
  FilePen,
  FileText,
  History,
  MessageCircleQuestion,
  MessagesSquare,
  Plug,
  ReceiptText,
  Tag,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import type { AdminTexts } from '#app/i18n/zh/admin/admin'
import { SidebarLayout } from './sidebar-layout'

/** The pages of admins that exist, in the order of the menu. */
const adminNavItems = [
  { to: '/admin', name: 'overview', icon: ChartNoAxesColumn, end: true },
  { to: '/admin/users', name: 'users', icon: Users },
  { to: '/admin/resumes', name: 'resumes', icon: FileText },
  { to: '/admin/ai-chat-sessions', name: 'chats', icon: MessagesSquare },
  { to: '/admin/orders', name: 'orders', icon: ReceiptText },
  { to: '/admin/feedback', name: 'feedback', icon: MessageCircleQuestion },
  { to: '/admin/products', name: 'products', icon: Tag },
  { to: '/admin/drafts', name: 'drafts', icon: FilePen },
  { to: '/admin/errors', name: 'errors', icon: Bug },
  { to: '/admin/providers', name: 'providers', icon: Plug },
  { to: '/admin/audit', name: 'audit', icon: History },
] as const

/** The frame round the pages of admins. It brings `main`; a page brings its h1. */
export function AdminLayout({ labels, children }: { labels: AdminTexts['places']; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <SidebarLayout
      label={t('admin.title')}
      badge={
        <Badge variant="highlight" className="lg:mt-2 lg:ml-2 lg:self-start">
          {t('admin.title')}
        </Badge>
      }
      items={adminNavItems}
      listFirst
      labelOf={(name) => labels[name]}
    >
      {children}
    </SidebarLayout>
  )
}
