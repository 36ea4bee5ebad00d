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
import { interpolate, useAdminTexts } from '#app/features/admin/use-admin-texts'

/** Somebody's resume as the pages it is set on, and what an admin can do about it. */
export function AdminResumePage({ view, problem }: { view: ResumeView; problem: string | undefined }) {
  const { resumes } = useAdminTexts()
  const { formatDateTime } = useFormatters()
  const { id, title, owner, pages, deletedAt } = view
  const action = deletedAt === null ? 'bin' : 'shelf'
  return (
    <main className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <Link to="/admin/resumes" className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}>
        <ArrowLeft aria-hidden />
        {resumes.back}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-semibold tracking-tight break-all sm:text-3xl">{title}</h1>
        {deletedAt === null ? null : <Badge variant="warning">{resumes.binned}</Badge>}
      </div>
      <p className="mt-2 text-sm text-muted-foreground">{resumes.opened}</p>
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
            <PreviewPageImage
              key={page.src}
              src={page.src}
              page={page}
              label={interpolate(resumes.page, { page: i + 1 })}
            />
          ))}
          {pages.length === 0 ? <p className="text-sm text-muted-foreground">{resumes.noPages}</p> : null}
        </div>
        <div className="min-w-0 lg:sticky lg:top-6">
          <AdminDescriptionList
            items={[
              [
                resumes.owner,
                <Link key="owner" to={`/admin/users/${owner.id}`} className="text-primary hover:underline">
                  {owner.nickname}
                </Link>,
              ],
              [resumes.id, id],
              [resumes.template, view.template],
              [resumes.revision, String(view.revision)],
              [resumes.updated, formatDateTime(view.updatedAt)],
              [resumes.created, formatDateTime(view.createdAt)],
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
              {resumes.do[action]}
            </Link>
          )}
          <AuditList lines={view.history} />
        </div>
      </div>
    </main>
  )
}

function ConfirmMove({ id, action }: { id: string; action: 'bin' | 'shelf' }) {
  const { resumes } = useAdminTexts()
  const path = `/admin/resume-view?resume=${id}`
  return (
    <ConfirmAction
      title={resumes.ask[action]}
      text={resumes.what[action]}
      action={`${path}&do=${action}`}
      submitLabel={resumes.press[action]}
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
