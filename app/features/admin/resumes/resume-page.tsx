import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { AdminDescriptionList } from '#app/features/admin/admin-section'
import type { ResumeView } from './resumes.server'
import { ConfirmAction } from '#app/features/admin/confirm-action'

/** A user's resume as typeset pages, and what an admin can do with it. */
export function AdminResumePage({ view, problem }: { view: ResumeView; problem: string | undefined }) {
  const { t } = useTranslation('admin-resumes')
  const { formatDateTime } = useFormatters()
  const { id, title, owner, pages, deletedAt } = view
  const action = deletedAt === null ? 'bin' : 'shelf'
  return (
    <main className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <Link to="/admin/resumes" className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}>
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-semibold tracking-tight break-all sm:text-3xl">{title}</h1>
        {deletedAt === null ? null : <Badge variant="warning">{t('binned')}</Badge>}
      </div>
      <p className="mt-2 text-sm text-muted-foreground">{t('opened')}</p>
      {problem ? (
        <p
          role="alert"
          className="mt-4 rounded-md border border-destructive/40 px-4 py-3 text-sm text-destructive"
        >
          {problem}
        </p>
      ) : null}
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="min-w-0 space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
          {pages.map((page, i) => (
            <PreviewPageImage key={page.src} src={page.src} page={page} label={t('page', { page: i + 1 })} />
          ))}
          {pages.length === 0 ? <p className="text-sm text-muted-foreground">{t('noPages')}</p> : null}
        </div>
        <div className="min-w-0 lg:sticky lg:top-6">
          <AdminDescriptionList
            items={[
              [
                t('owner'),
                <Link key="owner" to={`/admin/users/${owner.id}`} className="text-primary hover:underline">
                  {owner.nickname}
                </Link>,
              ],
              [t('id'), id],
              [t('template'), view.template],
              [t('revision'), String(view.revision)],
              [t('updated'), formatDateTime(view.updatedAt)],
              [t('created'), formatDateTime(view.createdAt)],
            ]}
          />
          {view.confirmingAction ? (
            <ConfirmMove id={id} action={view.confirmingAction} />
          ) : (
            <Link
              to={`/admin/resume-view?resume=${id}&do=${action}`}
              preventScrollReset
              className={buttonVariants({
                variant: action === 'bin' ? 'ghost-destructive' : 'outline',
                className: 'mt-4',
              })}
            >
              {t(`do.${action}`)}
            </Link>
          )}
          <AuditList lines={view.history} />
        </div>
      </div>
    </main>
  )
}

function ConfirmMove({ id, action }: { id: string; action: 'bin' | 'shelf' }) {
  const { t } = useTranslation('admin-resumes')
  const path = `/admin/resume-view?resume=${id}`
  return (
    <ConfirmAction
      title={t(`ask.${action}`)}
      text={t(`what.${action}`)}
      action={`${path}&do=${action}`}
      submitLabel={t(`press.${action}`)}
      name="to"
      value={action}
      isDestructive={action === 'bin'}
      cancelUrl={path}
      className="mt-4"
    >
      <input type="hidden" name="id" value={id} />
    </ConfirmAction>
  )
}
