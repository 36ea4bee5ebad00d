import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'

/** Ends the session. What its tab remembers, as steps and unsent answers, is not for whoever sits down at it next. */
export function LogoutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Form method="post" action="/logout" className={className} onSubmit={forgetTab}>
      {children}
    </Form>
  )
}

function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing is stored then.
  }
}
