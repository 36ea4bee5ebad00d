import { Outlet } from '@remix-run/react'
import { MinimalHeader } from '#app/layouts/minimal-header'

/** The layout of a page that is opened by a shared link. */
export default function HeaderLayout() {
  return (
    <>
      <MinimalHeader />
      <Outlet />
    </>
  )
}
