import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isCurrentPlace, type Place } from './is-current-place'

/** A link of a menu, which says whether one is there. */
export function PlaceLink({
  place,
  className,
  children,
}: {
  place: Place
  className: string
  children: ReactNode
}) {
  const { pathname } = useLocation()
  return (
    <Link
      to={place.to}
      aria-current={isCurrentPlace(pathname, place) ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
