import { useLocation, useNavigate } from '@remix-run/react'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { LoginDialogContextProvider, loginUrl, type BeforeLogin } from '#app/components/login-link'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import type { LoginView } from './login-form-state'
import { LoginDialog, loadLoginDialog } from './lazy-login-components'

type LoginDialogProviderProps = {
  /** Undefined when the user is logged in. */
  view: LoginView | undefined
  /** The return path when the address requests the login: guards redirect guests this way. */
  requestedReturnTo: string | undefined
  children: ReactNode
}

/** Provides the login dialog to every page below it. */
export function LoginDialogProvider({ view, requestedReturnTo, children }: LoginDialogProviderProps) {
  const [openState, setOpenState] = useState<{ to: string; before?: BeforeLogin; open: boolean }>()
  const navigate = useNavigate()
  const closedHref = useClosedHref()
  const open = useCallback(async (to: string, before?: BeforeLogin) => {
    try {
      await Promise.race([loadLoginDialog(), loadTimeout()])
      setOpenState({ to, before, open: true })
    } catch {
      // If loading fails or times out, the login page may still work.
      location.assign(loginUrl(to))
    }
  }, [])
  const close = useCallback(() => {
    setOpenState((previous) => previous && { ...previous, open: false })
    if (requestedReturnTo !== undefined) navigate(closedHref, { replace: true, preventScrollReset: true })
  }, [requestedReturnTo, closedHref, navigate])
  const to = requestedReturnTo ?? openState?.to
  return (
    <LoginDialogContextProvider value={view && open}>
      {children}
      {view && to !== undefined ? (
        <Suspense>
          <LoginDialog
            view={view}
            to={to}
            open={requestedReturnTo !== undefined || openState?.open === true}
            closedHref={closedHref}
            before={requestedReturnTo === undefined ? openState?.before : undefined}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </LoginDialogContextProvider>
  )
}

/** As long as a press waits for scripts (start-scripts.ts). */
const maxLoadMs = 3000
const loadTimeout = () => new Promise<never>((_, reject) => setTimeout(reject, maxLoadMs))

/** The current path without the login parameters. */
function useClosedHref(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('login')
  query.delete('to')
  const rest = query.toString()
  return currentPagePath({ pathname, search: rest && `?${rest}` })
}
