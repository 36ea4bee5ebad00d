import { Outlet } from '@remix-run/react'
import { PublicHeader } from '#app/layouts/public-header'

/** The layout of a page that somebody was sent to, which ends with its content. */
export default function HeaderLayout() {
  return (
    <>
      <PublicHeader isMinimal />
      <Outlet />
    </>
  )
}
