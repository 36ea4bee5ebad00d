import { ChartNoAxesColumn, Plug, Tag, type LucideIcon } from 'lucide-react'
import type { Translate } from '#app/i18n/i18n-options'
import { articlesList } from './articles/articles-list'
import { auditLogList } from './audit/audit-log-list'
import { chatsList } from './chats/chats-list'
import { couponsList } from './coupons/coupons-list'
import { errorsList } from './browser-errors/errors-list'
import { feedbackList } from './feedback/feedback-list'
import { invoicesList } from './invoices/invoices-list'
import type { AdminList } from './lists/define-admin-list'
import { ordersList } from './orders/orders-list'
import { resumesList } from './resumes/resumes-list'
import { usersList } from './users/users-list'

type AdminPage = {
  path: `/admin${string}`
  icon: LucideIcon
  texts(t: Translate): { title: string }
}

/** The admin pages in menu order. A list in it also gets its page and CSV file. */
const menu: readonly (AdminPage | AdminList)[] = [
  { path: '/admin', icon: ChartNoAxesColumn, texts: (t) => ({ title: t('admin:places.overview') }) },
  usersList,
  resumesList,
  chatsList,
  ordersList,
  invoicesList,
  feedbackList,
  { path: '/admin/products', icon: Tag, texts: (t) => ({ title: t('admin-products:title') }) },
  couponsList,
  articlesList,
  errorsList,
  { path: '/admin/providers', icon: Plug, texts: (t) => ({ title: t('admin-providers:title') }) },
  auditLogList,
]

export const adminLists = menu.filter((page): page is AdminList => 'call' in page)

/** Returns the list at `/admin/<name>`; undefined without one. */
export function findAdminList(name: string | undefined): AdminList | undefined {
  return adminLists.find(({ path }) => path === `/admin/${name}`)
}

export function adminMenuItems(t: Translate) {
  return menu.map((page) => {
    const { title, menuName = title }: { title: string; menuName?: string } = page.texts(t)
    return { to: page.path, name: menuName, icon: page.icon, end: page.path === '/admin' }
  })
}
