import { Outlet } from '@remix-run/react'
import { WorkspaceLayout } from '#app/layouts/workspace-layout'

/** The layout of a step on the way to a resume, which ends with its content. */
export default function TaskLayout() {
  return (
    <WorkspaceLayout hasOwnMain>
      <Outlet />
    </WorkspaceLayout>
  )
}
