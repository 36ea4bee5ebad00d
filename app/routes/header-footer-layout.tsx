import { Outlet } from '@remix-run/react'
import { PublicHeader } from '#app/layouts/public-header'
import { SiteFooter } from '#app/layouts/site-footer'

/** The layout of a public page. */
export default function HeaderFooterLayout() {
  return (
    <>
      <PublicHeader />
      <Outlet />
      <SiteFooter />
    </>
  )
}
