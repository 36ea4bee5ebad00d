import { useLocation, useNavigate } from '@remix-run/react'
import { X } from 'lucide-react'
import { Suspense, useCallback, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginDialogContextProvider, loginUrl, type BeforeLogin } from '#app/components/login-link'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Dialog } from '#app/components/ui/dialog'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import type { LoginView } from './login-form-state'
import { LoginForm, loadLoginForm } from './lazy-login-components'
import { LoginHeading } from './login-heading'

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
      await Promise.race([loadLoginForm(), loadTimeout()])
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
        <LoginDialog
          view={view}
          to={to}
          open={requestedReturnTo !== undefined || openState?.open === true}
          closedHref={closedHref}
          before={requestedReturnTo === undefined ? openState?.before : undefined}
          onClose={close}
        />
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

type LoginDialogProps = {
  view: LoginView
  to: string
  open: boolean
  closedHref: string
  before: BeforeLogin | undefined
  onClose(): void
}

function LoginDialog({ view, to, open, closedHref, before, onClose }: LoginDialogProps) {
  const { t } = useTranslation('login')
  function closeWithScript(event: MouseEvent) {
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} labelledBy="login-title" className="max-w-sm">
      <LoginHeading
        id="login-title"
        mode="login"
        as="h2"
        to={to}
        inWeixin={view.inWeixin}
        invitation={view.invitation}
        isHeld={before !== undefined}
      />
      {before ? <div className="-mt-3 mb-5">{before(onClose)}</div> : null}
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
