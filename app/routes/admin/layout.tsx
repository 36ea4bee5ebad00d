import { Outlet } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { adminMenuItems } from '#app/features/admin/admin-menu'
import { AdminLayout } from '#app/layouts/admin-layout'

/** The menu shows the title of every admin page: their texts are one file of the build. */
export const handle = {
  i18n: [
    'admin',
    'admin-overview',
    'admin-users',
    'admin-resumes',
    'admin-chats',
    'admin-orders',
    'admin-refunds',
    'admin-invoices',
    'invoice',
    'admin-feedback',
    'admin-products',
    'admin-coupons',
    'admin-articles',
    'blogs',
    'admin-browser-errors',
    'admin-providers',
    'admin-audit',
    'membership',
  ],
}

/** The layout protects nothing: each page checks the user itself. */
export default function Admin() {
  const { t } = useTranslation().i18n
  return (
    <AdminLayout items={adminMenuItems(t)}>
      <Outlet />
    </AdminLayout>
  )
}
