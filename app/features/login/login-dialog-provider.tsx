import { useLocation, useNavigate } from '@remix-run/react'
import { X } from 'lucide-react'
import { Suspense, useCallback, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginDialogContextProvider, loginUrl } from '#app/components/links/login-link'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Dialog } from '#app/components/ui/dialog'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import type { LoginView } from './login-form-state'
import { LoginForm, loadLoginForm } from './lazy-login-components'
import { LoginHeading } from './login-heading'

type LoginDialogProviderProps = {
  /** Undefined when somebody is logged in. */
  view: LoginView | undefined
  /** Where to go afterwards, when the address asks for the login: that is how guards send a stranger here. */
  requestedReturnTo: string | undefined
  children: ReactNode
}

/** Gives every page below the login over itself. */
export function LoginDialogProvider({ view, requestedReturnTo, children }: LoginDialogProviderProps) {
  const [openState, setOpenState] = useState<{ to: string; open: boolean }>()
  const navigate = useNavigate()
  const closedHref = useClosedHref()
  const open = useCallback(async (to: string) => {
    try {
      await Promise.race([loadLoginForm(), loadTimeout()])
      setOpenState({ to, open: true })
    } catch {
      // What cannot be loaded, or not in time, may be there as a page.
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
        <LoginDialog
          view={view}
          to={to}
          open={requestedReturnTo !== undefined || openState?.open === true}
          closedHref={closedHref}
          onClose={close}
        />
      ) : null}
    </LoginDialogContextProvider>
  )
}

/** As long as a press waits for scripts (start-scripts.ts). */
const maxLoadMs = 3000
const loadTimeout = () => new Promise<never>((_, reject) => setTimeout(reject, maxLoadMs))

/** The present page without its wish to log in. */
function useClosedHref(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('login')
  query.delete('to')
  const rest = query.toString()
  return currentPagePath({ pathname, search: rest && `?${rest}` })
}

type LoginDialogProps = {
  view: LoginView
  to: string
  open: boolean
  closedHref: string
  onClose(): void
}

function LoginDialog({ view, to, open, closedHref, onClose }: LoginDialogProps) {
  const { t } = useTranslation('login')
  function closeWithScript(event: MouseEvent) {
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} labelledBy="login-title" className="max-w-sm">
      <LoginHeading id="login-title" mode="login" as="h2" />
      <Suspense>
        <LoginForm mode="login" view={view} to={to} open={open} />
      </Suspense>
      <a
        href={closedHref}
        onClick={closeWithScript}
        aria-label={t('close')}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-3 right-3')}
      >
        <X aria-hidden />
      </a>
    </Dialog>
  )
}
