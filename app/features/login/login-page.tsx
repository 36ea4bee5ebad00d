import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#app/components/ui/notice'
import { Logo } from '#app/components/logo'
import { buttonVariants } from '#app/components/ui/button'
import type { LoginFormState, LoginMode, LoginView } from './login-form-state'
import { ContinueDraftLink } from './continue-draft-link'
import { LoginForm } from './login-form'
import { LoginHeading } from './login-heading'

type LoginPageProps = {
  mode: LoginMode
  view: LoginView
  to: string
  /** The masked phone currently bound; empty for none. */
  boundPhone: string
  /** Why the user was sent back here. */
  errorMessage?: string
  posted?: LoginFormState
}

/** The login as a full page. */
export function LoginPage({ mode, view, to, boundPhone, errorMessage, posted }: LoginPageProps) {
  const { t } = useTranslation('login')
  return (
    <LoginCard>
      <LoginHeading mode={mode} as="h1" to={to} inWeixin={view.inWeixin} invitation={view.invitation} />
      {boundPhone ? <p className="mb-4 text-sm tabular-nums">{t('bound', { phone: boundPhone })}</p> : null}
      {errorMessage && !posted ? (
        <Notice role="alert" variant="destructive" className="mb-4 leading-6">
          {errorMessage}
        </Notice>
      ) : null}
      <LoginForm mode={mode} view={view} to={to} posted={posted} />
      {mode === 'login' ? <ContinueDraftLink to={to} /> : null}
    </LoginCard>
  )
}

/** Shown while the login state is unknown: offers neither login nor logout. */
export function LoginUnknown({ retryHref }: { retryHref: string }) {
  const { t } = useTranslation(['login', 'layout'])
  return (
    <LoginCard>
      <h1 className="text-2xl font-semibold tracking-tight">{t('layout:account.offline')}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">{t('unknown')}</p>
      <a href={retryHref} className={`${buttonVariants()} mt-6`}>
        {t('retry')}
      </a>
    </LoginCard>
  )
}

/** The frame of the login pages: the link home, and one card. */
export function LoginCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('layout')
  return (
    <div className="mx-auto flex min-h-[92dvh] w-full max-w-md flex-col px-4 pt-4 pb-12">
      <Link to="/" className="flex h-12 items-center gap-2.5 self-start font-semibold">
        <Logo className="size-8" />
        {t('siteName')}
      </Link>
      <main className="my-auto rounded-xl border border-border bg-card p-6 sm:p-8">{children}</main>
    </div>
  )
}
