import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import type { DownloadQuote } from '#contract/billing/membership'
import type { WelcomeProps } from './welcome-dialog'
import { WelcomeDialog } from './lazy-login-components'

/** Shows the welcome dialog while the address has `welcome`. */
export function Welcome(props: Omit<WelcomeProps, 'downloadOpenUntil'>) {
  const { search } = useLocation()
  // It covers the download page, and so says what that page would.
  const download = useRouteLoaderData('routes/download/download') as
    { charge: DownloadQuote | null } | undefined
  return new URLSearchParams(search).has('welcome') ? (
    <Suspense>
      <WelcomeDialog {...props} downloadOpenUntil={download?.charge?.openUntil} />
    </Suspense>
  ) : null
}
