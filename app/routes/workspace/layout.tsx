import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { AccountClosingNotice } from '#app/features/profile/account-closing-notice'
import { loadClosingAt } from '#app/features/profile/profile.server'
import { WorkspaceLayout } from '#app/layouts/workspace-layout'

/** For the layout only. It protects nothing: each page checks the user itself. */
export async function loader({ context: { getCurrentUser: who, api } }: LoaderFunctionArgs) {
  const currentUser = await who()
  if (currentUser.state !== 'user') return { closesAt: null }
  const closesAt = currentUser.benefits?.closesAt
  return { closesAt: closesAt === undefined ? await loadClosingAt(api) : closesAt }
}

/** The layout of a user's own pages. */
export default function Workspace() {
  const { closesAt } = useLoaderData<typeof loader>()
  return (
    <WorkspaceLayout>
      {closesAt === null ? null : <AccountClosingNotice closesAt={closesAt} />}
      <Outlet />
    </WorkspaceLayout>
  )
}
