import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import type { FormResult } from '#app/api-client/form-result'
import { FormProblem } from '#app/features/admin/admin-form'
import { BackLink } from '#app/features/admin/back-link'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { AdminDescriptionList } from '#app/features/admin/admin-section'
import type { ResumeView } from './resumes.server'
import { ConfirmAction } from '#app/features/admin/confirm-action'

type AdminResumePageProps = { view: ResumeView; result: FormResult | undefined }

/** A user's resume as typeset pages, and what an admin can do with it. */
export function AdminResumePage({ view, result }: AdminResumePageProps) {
  const { t } = useTranslation('admin-resumes')
  const { formatDateTime } = useFormatters()
  const { id, title, owner, pages, deletedAt } = view
  const action = deletedAt === null ? 'bin' : 'shelf'
  const path = `/admin/resume-view?resume=${id}`
  return (
    <main className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <BackLink to="/admin/resumes">{t('back')}</BackLink>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-semibold tracking-tight break-all sm:text-3xl">{title}</h1>
        {deletedAt === null ? null : <Badge variant="warning">{t('binned')}</Badge>}
      </div>
      <p className="mt-2 text-sm text-muted-foreground">{t('opened')}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="min-w-0 space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
          {pages.map((page, i) => (
            <PreviewPageImage key={page.src} src={page.src} page={page} label={t('page', { page: i + 1 })} />
          ))}
          {pages.length === 0 ? <p className="text-sm text-muted-foreground">{t('noPages')}</p> : null}
        </div>
        <div className="min-w-0 lg:stick-6">
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
            <ConfirmAction
              title={t(`ask.${action}`)}
              text={t(`what.${action}`)}
              result={result}
              action={`${path}&do=${action}`}
              hidden={{ id, to: action }}
              submitLabel={t(`press.${action}`)}
              isDestructive={action === 'bin'}
              cancelUrl={path}
              className="mt-4"
            />
          ) : (
            <>
              <FormProblem result={result} />
              <Link
                to={`${path}&do=${action}`}
                preventScrollReset
                className={buttonVariants({
                  variant: action === 'bin' ? 'ghost-destructive' : 'outline',
                  className: 'mt-4',
                })}
              >
                {t(`do.${action}`)}
              </Link>
            </>
          )}
          <AuditList lines={view.history} />
        </div>
      </div>
    </main>
  )
}
