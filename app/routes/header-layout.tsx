import { Outlet } from '@remix-run/react'
import { MinimalHeader } from '#app/layouts/minimal-header'

/** The layout of a page that somebody was sent to, which ends with its content. */
export default function HeaderLayout() {
  return (
    <>
      <MinimalHeader />
      <Outlet />
    </>
  )
}
