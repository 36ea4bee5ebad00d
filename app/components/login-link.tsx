import { useLocation } from '@remix-run/react'
import { createContext, useContext, useState, type MouseEvent, type ReactNode } from 'react'

/** Something to know before the login, shown above its form. */
export type BeforeLogin = (close: () => void) => ReactNode
type OpenLogin = (to: string, before?: BeforeLogin) => Promise<void>

/** Opens the login over the current page, and resolves once it is open; undefined for a logged-in user and before hydration. */
const LoginDialogContext = createContext<OpenLogin | undefined>(undefined)
export const LoginDialogContextProvider = LoginDialogContext.Provider
export const useLoginDialog = () => useContext(LoginDialogContext)

type LoginLinkProps = {
  /** Where to go after the login; the current page by default. */
  to?: string
  className?: string
  'aria-describedby'?: string
  children: ReactNode
}

/**
 * A link to the login, which scripts open over the current page; `data-opens` makes an early press wait for
 * them (start-scripts.ts).
 */
export function LoginLink({ to, className, children, ...description }: LoginLinkProps) {
  const open = useLoginDialog()
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
      // Remix discovers the route with the page, not with the press that posts the form.
      data-discover="true"
      aria-busy={opening || undefined}
      suppressHydrationWarning
      className={className}
      {...description}
    >
      {children}
    </a>
  )
}

/** Returns the URL of the login page. `to`: where to go afterwards, a path of this site. */
export function loginUrl(to: string): string {
  return to === '/' ? '/login' : `/login?${new URLSearchParams({ to })}`
}
