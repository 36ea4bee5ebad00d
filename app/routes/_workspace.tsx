import { Outlet } from '@remix-run/react'
import { WorkspaceFrame } from '#app/shell/workspace-frame'

/** The frame of a person's own pages. It protects nothing: each page proves by itself who is here. */
export default function Workspace() {
  return (
    <WorkspaceFrame>
      <Outlet />
    </WorkspaceFrame>
  )
}
