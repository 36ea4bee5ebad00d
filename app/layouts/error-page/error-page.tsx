import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { ArrowLeft, House, RotateCw } from 'lucide-react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactSupportText } from '#app/components/contact-support-text'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Toaster } from '#app/components/ui/toast/toaster'
import { notify } from '#app/components/ui/toast/toast-store'
import { BrandLink } from '#app/layouts/brand-link'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { useRootLoaderData } from '#app/layouts/root-loader-data'
import { ErrorIllustration as illustration } from './error-illustration'
import { errorKind, errorReason, errorStatus, type ErrorKind } from './route-error'
import { errorPageTexts } from './error-page-texts'

/** Browsers load it with the first error; without a network the page does without. */
const ErrorIllustration = import.meta.env.SSR
  ? illustration
  : lazy(async () => {
      const module = await import('./error-illustration').catch(() => undefined)
      return { default: module?.ErrorIllustration ?? (() => <></>) }
    })

/** The error page for every status (spec §2). Shows details only in development. */
export function ErrorPage() {
  const error = useRouteError()
  const { t, i18n } = useTranslation(['error-messages', 'layout'])
  const here = useLocation()
  const kind = errorKind(error)
  const { title, texts } = errorPageTexts(error, i18n.t)
  const { apiMessage } = errorReason(error)
  const refusalText = apiMessage && t('refused', { said: apiMessage })
  useEffect(() => {
    if (refusalText) notify({ title: refusalText, kind: 'error', topic: 'refusal' })
  }, [refusalText])
  // What does not exist, or is not for this account, is neither at the second try.
  const canRetry = kind !== 'notFound' && kind !== 'forbidden'
  const retry = (
    <a
      key="retry"
      className={buttonVariants({ variant: canRetry ? 'default' : 'outline' })}
      href={currentPagePath(here)}
    >
      <RotateCw aria-hidden />
      {t('layout:error.retry')}
    </a>
  )
  const home = (
    <Link
      key="home"
      className={buttonVariants({ variant: canRetry ? 'outline' : 'default' })}
      to="/"
      reloadDocument
    >
      <House aria-hidden />
      {t('layout:error.home')}
    </Link>
  )
  return (
    <div className="flex min-h-[94dvh] flex-col">
      <Toaster label={t('messages')} closeLabel={t('close')} closeHref={currentPagePath(here)} />
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center px-4 sm:px-6">
        <BrandLink />
      </header>
      <main className="mx-auto my-auto w-full max-w-xl px-6 pt-8 pb-20">
        <Suspense fallback={<div className="h-[6.6rem]" />}>
          <ErrorIllustration kind={kind} className="-ml-2 w-36" />
        </Suspense>
        <p className="mt-8 text-sm font-medium text-subtle-foreground tabular-nums">{errorStatus(error)}</p>
        <h1 className="mt-1 text-3xl font-semibold tracking-tight">{title}</h1>
        <div className="mt-3 break-words text-muted-foreground">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="mt-8 flex flex-wrap gap-2 sm:gap-3">
          {canRetry ? [retry, home] : [home, retry]}
          <BackButton />
        </p>
        <div className="mt-8 border-t border-border pt-5 text-sm text-subtle-foreground">
          {kind === 'notFound' ? <PlacesToGo /> : null}
          <p>
            <ContactSupportText text={t(`layout:error.${helpTexts[kind] ?? 'help'}`)} />
          </p>
        </div>
        {import.meta.env.DEV ? <Details error={error} /> : null}
      </main>
    </div>
  )
}

const helpTexts: Partial<Record<ErrorKind, 'notFoundHelp' | 'forbiddenHelp'>> = {
  notFound: 'notFoundHelp',
  forbidden: 'forbiddenHelp',
}

/** Where what one looked for may be. The drafts of a guest are listed where a resume is begun. */
function PlacesToGo() {
  const { t } = useTranslation(['layout', 'workspace'])
  const isGuest = useRootLoaderData()?.user.state === 'guest'
  const places = [
    isGuest
      ? { to: '/resume/create', name: t('create') }
      : { to: '/resume/my', name: t('workspace:resumes') },
    { to: '/tpls', name: t('workspace:templates') },
    { to: '/positions', name: t('workspace:positions') },
  ]
  return (
    <p className="mb-2 flex flex-wrap gap-x-4 gap-y-2">
      <span className="-mr-2">{t('error.goTo')}</span>
      {places.map(({ to, name }) => (
        <Link key={to} to={to} reloadDocument className="text-primary underline-offset-4 hover:underline">
          {name}
        </Link>
      ))}
    </p>
  )
}

/** Shown only if there is a page to go back to, which the server cannot know. */
function BackButton() {
  const { t } = useTranslation('layout')
  const hasHistory = useSyncExternalStore(
    () => () => {},
    () => history.length > 1,
    () => false,
  )
  if (!hasHistory) return null
  return (
    <Button variant="ghost" onClick={() => history.back()}>
      <ArrowLeft aria-hidden />
      {t('error.back')}
    </Button>
  )
}

function Details({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const apiMessage = isRouteErrorResponse(error) ? error.data : error
  const { message, stack } =
    apiMessage instanceof Error ? apiMessage : { message: String(apiMessage), stack: undefined }
  return (
    <section aria-label="Details" className="mt-6 rounded-lg bg-muted p-4 text-xs">
      <p className="font-medium">
        {errorStatus(error)} {pathname + search}
      </p>
      <p className="mt-1">{message}</p>
      {stack ? <pre className="mt-2 overflow-auto text-muted-foreground">{stack}</pre> : null}
    </section>
  )
}
