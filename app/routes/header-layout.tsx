import { Outlet } from '@remix-run/react'
import { MinimalHeader } from '#app/layouts/minimal-header'

/** The layout of a task's page, which ends with its content. */
export default function HeaderLayout() {
  return (
    <>
      <MinimalHeader />
      <Outlet />
    </>
  )
}
