import { useLocation } from '@remix-run/react'
import { Suspense } from 'react'
import type { WelcomeProps } from './welcome-dialog'
import { WelcomeDialog } from './lazy-login-components'

/** What a mark in the address says once, to who just signed up. */
export function Welcome(props: WelcomeProps) {
  const { search } = useLocation()
  return new URLSearchParams(search).has('welcome') ? (
    <Suspense>
      <WelcomeDialog {...props} />
    </Suspense>
  ) : null
}
