import { useLocation } from '@remix-run/react'
import { Suspense } from 'react'
import type { GreetingProps } from './greeting-dialog'
import { GreetingDialog } from './later'

/** What a mark in the address says once, to who just signed up. */
export function Greeting(props: GreetingProps) {
  const { search } = useLocation()
  return new URLSearchParams(search).has('welcome') ? (
    <Suspense>
      <GreetingDialog {...props} />
    </Suspense>
  ) : null
}
