import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { adminMenuItems } from '#app/features/admin/admin-menu'
import { adminTexts } from '#app/features/admin/admin-texts.server'
import { AdminTextsProvider } from '#app/features/admin/use-admin-texts'
import { AdminLayout } from '#app/layouts/admin-layout'

/** The texts of the pages of admins. The frame has nothing to protect: each page proves by itself who is here. */
export function loader({ context: { session } }: LoaderFunctionArgs) {
  return { texts: adminTexts(session.language) }
}

export default function Admin() {
  const { texts } = useLoaderData<typeof loader>()
  return (
    <AdminTextsProvider value={texts}>
      <AdminLayout items={adminMenuItems(texts)}>
        <Outlet />
      </AdminLayout>
    </AdminTextsProvider>
  )
}
