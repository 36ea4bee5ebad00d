import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isCurrentTarget, type NavTarget } from './nav-target'

/** A menu item's link, marked when its page is the current one. */
export function NavItemLink({
  target,
  className,
  children,
}: {
  target: NavTarget
  className: string
  children: ReactNode
}) {
  const { pathname } = useLocation()
  return (
    <Link
      to={target.to}
      aria-current={isCurrentTarget(pathname, target) ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
