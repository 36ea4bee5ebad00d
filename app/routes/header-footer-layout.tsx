import { Outlet } from '@remix-run/react'
import { MinimalHeader } from '#app/layouts/minimal-header'
import { SiteFooter } from '#app/layouts/site-footer'

/** The layout of a public page. */
export default function HeaderFooterLayout() {
  return (
    <>
      <MinimalHeader />
      <Outlet />
      <SiteFooter />
    </>
  )
}
