import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Logo } from '#app/components/logo'

const kinds = { 404: 'notFound', 403: 'forbidden', 500: 'server' } as const

/** The one page for what went wrong, by status (spec §2). Details show only while developing. */
export function ErrorPage() {
  const error = useRouteError()
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const kind = status in kinds ? kinds[status as keyof typeof kinds] : 'other'
  return (
    <main className="mx-auto flex min-h-[80vh] max-w-xl flex-col justify-center gap-4 px-6">
      <title>{t(`frame.error.${kind}Title`)}</title>
      <Logo className="mb-6 size-10" />
      <p className="text-sm font-medium text-ink-faint tabular-nums">{status}</p>
      <h1 className="text-3xl font-semibold">{t(`frame.error.${kind}Title`)}</h1>
      <p className="text-ink-soft">{t(`frame.error.${kind}Text`)}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <a className={buttonVariants({ look: 'outline' })} href={pathname + search}>
          {t('frame.error.retry')}
        </a>
        <Link className={buttonVariants()} to="/">
          {t('frame.error.home')}
        </Link>
      </p>
      <p className="pt-4 text-sm text-ink-faint">{t('frame.error.help')}</p>
      {import.meta.env.DEV && error instanceof Error ? (
        <pre className="overflow-auto rounded-md bg-sunken p-4 text-xs">{error.stack}</pre>
      ) : null}
    </main>
  )
}
