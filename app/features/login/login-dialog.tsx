import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BeforeLogin } from '#app/components/login-link'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Dialog } from '#app/components/ui/dialog'
import { ContinueDraftLink } from './continue-draft-link'
import { LoginForm } from './login-form'
import type { LoginView } from './login-form-state'
import { LoginHeading } from './login-heading'

type LoginDialogProps = {
  view: LoginView
  to: string
  open: boolean
  closedHref: string
  before: BeforeLogin | undefined
  onClose(): void
}

/** The login over a page. */
export function LoginDialog({ view, to, open, closedHref, before, onClose }: LoginDialogProps) {
  const { t } = useTranslation('login')
  function closeWithScript(event: MouseEvent) {
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} labelledBy="login-title" className="max-w-md">
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
      <LoginForm mode="login" view={view} to={to} open={open} />
      <ContinueDraftLink to={to} onClose={onClose} />
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
