import { Outlet } from '@remix-run/react'
import { SiteFooter } from '#app/layouts/site-footer'
import { WorkspaceLayout } from '#app/layouts/workspace-layout'

/** The layout of the first steps to a resume, where visitors arrive too. */
export default function TaskFooterLayout() {
  return (
    <WorkspaceLayout hasOwnMain>
      <Outlet />
      <SiteFooter />
    </WorkspaceLayout>
  )
}
