import { Outlet } from '@remix-run/react'
import { SiteFooter } from '#app/layouts/site-footer'
import { WorkspaceLayout } from '#app/layouts/workspace-layout'

/** The layout of public pages and of the first steps to a resume, where visitors arrive too. */
export default function WorkspaceFooterLayout() {
  return (
    <WorkspaceLayout hasOwnMain>
      <Outlet />
      <SiteFooter />
    </WorkspaceLayout>
  )
}
