import { Outlet } from '@remix-run/react'
import { SiteFooter } from '#app/layouts/site-footer'
import { WorkspaceFrame } from '#app/layouts/workspace-layout'

/** The layout of the first steps to a resume, where visitors arrive too. */
export default function TaskFooterLayout() {
  return (
    <WorkspaceFrame>
      <Outlet />
      <SiteFooter />
    </WorkspaceFrame>
  )
}
