import { Outlet } from '@remix-run/react'
import { WorkspaceFrame } from '#app/layouts/workspace-layout'

/** The layout of a step on the way to a resume, which ends with its content. */
export default function TaskLayout() {
  return (
    <WorkspaceFrame>
      <Outlet />
    </WorkspaceFrame>
  )
}
