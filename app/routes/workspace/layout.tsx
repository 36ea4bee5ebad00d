import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { ClosingNotice } from '#app/features/profile/closing-notice'
import { loadClosing } from '#app/features/profile/profile.server'
import { WorkspaceFrame } from '#app/shell/workspace-frame'

/** For the frame alone. It protects nothing: each page proves by itself who is here. */
export async function loader({ context: { who, upstream } }: LoaderFunctionArgs) {
  const { state } = await who()
  return { closesAt: state === 'user' ? await loadClosing(upstream) : null }
}

/** The frame of a person's own pages. */
export default function Workspace() {
  const { closesAt } = useLoaderData<typeof loader>()
  return (
    <WorkspaceFrame notice={closesAt === null ? null : <ClosingNotice closesAt={closesAt} />}>
      <Outlet />
    </WorkspaceFrame>
  )
}
