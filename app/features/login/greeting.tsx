import { useLocation } from '@remix-run/react'
import { Suspense } from 'react'
import type { WelcomeProps } from './greeting-dialog'
import { WelcomeDialog } from './later'

/** What a mark in the address says once, to who just signed up. */
export function Welcome(props: WelcomeProps) {
  const { search } = useLocation()
  return new URLSearchParams(search).has('welcome') ? (
    <Suspense>
      <WelcomeDialog {...props} />
    </Suspense>
  ) : null
}
