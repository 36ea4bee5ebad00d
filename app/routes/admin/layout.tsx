import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { deskTexts } from '#app/features/admin/desk-texts.server'
import { DeskProvider } from '#app/features/admin/use-desk'
import { AdminFrame } from '#app/shell/admin-frame'

/** The texts of the pages of admins. The frame has nothing to protect: each page proves by itself who is here. */
export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return { texts: deskTexts(visit.language) }
}

export default function Admin() {
  const { texts } = useLoaderData<typeof loader>()
  return (
    <DeskProvider value={texts}>
      <AdminFrame names={texts.places}>
        <Outlet />
      </AdminFrame>
    </DeskProvider>
  )
}
