import { Outlet } from '@remix-run/react'
import { PublicHeader } from '#app/layouts/public-header'

/** The layout of a page that is opened by a shared link. */
export default function HeaderLayout() {
  return (
    <>
      <PublicHeader isMinimal />
      <Outlet />
    </>
  )
}
