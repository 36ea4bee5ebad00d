import { Form, Link, useNavigation } from '@remix-run/react'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import type { LoadedVersions, RestoreResult } from './versions.server'

type VersionsPageProps = { loaded: LoadedVersions; failure?: Exclude<RestoreResult, 'restored'> }

/** The versions of a resume by time, the pages of the selected one, and a way to restore it. */
export function VersionsPage({ loaded, failure }: VersionsPageProps) {
  const { t } = useTranslation(['versions', 'download'])
  const { id, title, revision, updatedAt, versions, shown, isDeleted } = loaded
  const { formatDateTime } = useFormatters()
  const entries = [{ revision: undefined, savedAt: updatedAt }, ...versions]
  return (
    <main className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <Link
        to={isDeleted ? '/resume/my?binned#bin' : `/resume/edit/${id}`}
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}
      >
        <ArrowLeft aria-hidden />
        {t(isDeleted ? 'backToMine' : 'back')}
      </Link>
      <h1 className="mt-2 text-3xl font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-2 break-words text-muted-foreground">{t('lead', { title })}</p>
      {failure ? (
        <p role="alert" className="mt-4 rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
          {typeof failure === 'string' ? t(`trouble.${failure}`) : failure.message}
        </p>
      ) : null}
      <div className="mt-6 grid gap-6 lg:grid-cols-[17rem_1fr] lg:items-start">
        <nav aria-label={t('list')} className="lg:sticky lg:top-6">
          <ul className="max-h-72 space-y-1 overflow-y-auto lg:max-h-[calc(100dvh-4rem)]">
            {entries.map((entry) => {
              const isShown = entry.revision === shown.revision
              return (
                <li key={entry.revision ?? 'now'}>
                  <Link
                    to={
                      entry.revision
                        ? `/resume/versions/${id}?look=${entry.revision}`
                        : `/resume/versions/${id}`
                    }
                    preventScrollReset
                    aria-current={isShown ? 'true' : undefined}
                    className={cn(
                      'flex items-center justify-between gap-3 rounded-md px-3 py-2 text-sm tabular-nums',
                      isShown
                        ? 'bg-secondary font-medium text-primary'
                        : 'text-muted-foreground hover:bg-accent',
                    )}
                  >
                    <time dateTime={new Date(entry.savedAt).toISOString()}>
                      {formatDateTime(entry.savedAt)}
                    </time>
                    {entry.revision ? null : <span className="text-xs">{t('now')}</span>}
                  </Link>
                </li>
              )
            })}
          </ul>
          {versions.length === 0 ? <p className="mt-3 text-sm text-subtle-foreground">{t('none')}</p> : null}
        </nav>
        <section aria-label={t('shown', { time: formatDateTime(shown.savedAt) })} className="min-w-0">
          {shown.revision !== undefined && !isDeleted ? (
            <RestoreForm id={id} revision={shown.revision} expectedRevision={revision} />
          ) : null}
          <div className="space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
            {shown.pages.map((page, i) => (
              <PreviewPageImage
                key={page.src}
                src={page.src}
                page={page}
                label={t('pageAlt', { page: i + 1, time: formatDateTime(shown.savedAt) })}
              />
            ))}
            {shown.pages.length === 0 ? (
              <p className="text-sm text-muted-foreground">{t('download:busy')}</p>
            ) : null}
          </div>
        </section>
      </div>
    </main>
  )
}

type RestoreFormProps = { id: string; revision: number; expectedRevision: number }

function RestoreForm({ id, revision, expectedRevision }: RestoreFormProps) {
  const { t } = useTranslation('versions')
  const { state } = useNavigation()
  return (
    <Form
      method="post"
      action={`/resume/versions/${id}?look=${revision}`}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border bg-card px-4 py-3"
    >
      <HiddenFields values={{ revision, from: expectedRevision }} />
      <p className="grow text-sm text-muted-foreground">{t('restoreText')}</p>
      <Button type="submit" size="sm" disabled={state === 'submitting'}>
        <RotateCcw aria-hidden />
        {t('restore')}
      </Button>
    </Form>
  )
}
