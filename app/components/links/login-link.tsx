import { useLocation } from '@remix-run/react'
import { createContext, useContext, useState, type MouseEvent, type ReactNode } from 'react'

/** Opens the login over the page one is on, and answers once it is open; nobody does before scripts are here. */
const LoginDialogContext = createContext<((to: string) => Promise<void>) | undefined>(undefined)
export const LoginDialogContextProvider = LoginDialogContext.Provider

type LoginLinkProps = {
  /** Where to go after the login; the present page when it is not said. */
  to?: string
  className?: string
  children: ReactNode
}

/** A link to the login, which scripts open over the present page; `data-opens` makes a press wait for them (start-scripts.ts). */
export function LoginLink({ to, className, children }: LoginLinkProps) {
  const open = useContext(LoginDialogContext)
  const [opening, setOpening] = useState(false)
  const { pathname, search } = useLocation()
  const returnTo = to ?? pathname + search
  function openDialog(event: MouseEvent) {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (opening) return
    setOpening(true)
    void open(returnTo).finally(() => setOpening(false))
  }
  return (
    <a
      href={loginUrl(returnTo)}
      onClick={openDialog}
      data-opens=""
      // The router learns of the address with the page, and not by the press that posts the form.
      data-discover="true"
      aria-busy={opening || undefined}
      suppressHydrationWarning
      className={className}
    >
      {children}
    </a>
  )
}

/** The login as a page of its own. `to`: where to go afterwards, a path of this site. */
export function loginUrl(to: string): string {
  return to === '/' ? '/login' : `/login?${new URLSearchParams({ to })}`
}
