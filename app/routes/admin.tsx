import { Outlet } from '@remix-run/react'
import { AdminFrame } from '#app/shell/admin-frame'

/** The frame of the pages of admins. It has nothing to protect: each page proves by itself who is here. */
export default function Admin() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  )
}
