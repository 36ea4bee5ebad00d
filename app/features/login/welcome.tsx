import { useLocation } from '@remix-run/react'
import { Suspense } from 'react'
import type { WelcomeProps } from './welcome-dialog'
import { WelcomeDialog } from './lazy-login-components'

/** Shows the welcome dialog while the address has `welcome`. */
export function Welcome(props: WelcomeProps) {
  const { search } = useLocation()
  return new URLSearchParams(search).has('welcome') ? (
    <Suspense>
      <WelcomeDialog {...props} />
    </Suspense>
  ) : null
}
