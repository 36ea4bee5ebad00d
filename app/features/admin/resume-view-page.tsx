import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useFormats } from '#app/components/use-formats'
import { ImageSheet } from '#app/preview/sheet'
import { AuditList } from './audit-list'
import { DeskFacts } from './desk-section'
import type { ResumeView } from './resumes.server'
import { StepConfirm } from './step-confirm'
import { filled, useDesk } from './use-desk'

/** Somebody's resume as the pages it is set on, and what an admin can do about it. */
export function ResumeViewPage({ view, problem }: { view: ResumeView; problem: string | undefined }) {
  const { resumes } = useDesk()
  const { moment } = useFormats()
  const { id, title, owner, pages, deletedAt } = view
  const step = deletedAt === null ? 'bin' : 'shelf'
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
            <ImageSheet
              key={page.src}
              src={page.src}
              page={page}
              label={filled(resumes.page, { page: i + 1 })}
            />
          ))}
          {pages.length === 0 ? <p className="text-sm text-muted-foreground">{resumes.noPages}</p> : null}
        </div>
        <div className="min-w-0 lg:sticky lg:top-6">
          <DeskFacts
            facts={[
              [
                resumes.owner,
                <Link key="owner" to={`/admin/users/${owner.id}`} className="text-primary hover:underline">
                  {owner.nickname}
                </Link>,
              ],
              [resumes.id, id],
              [resumes.template, view.template],
              [resumes.revision, String(view.revision)],
              [resumes.updated, moment(view.updatedAt)],
              [resumes.created, moment(view.createdAt)],
            ]}
          />
          {view.step ? (
            <MoveConfirm id={id} step={view.step} />
          ) : (
            <Link
              to={`/admin/resume-view?resume=${id}&do=${step}`}
              preventScrollReset
              className={buttonVariants({
                variant: step === 'bin' ? 'ghost-destructive' : 'outline',
                className: 'mt-4',
              })}
            >
              {resumes.do[step]}
            </Link>
          )}
          <AuditList lines={view.history} />
        </div>
      </div>
    </main>
  )
}

function MoveConfirm({ id, step }: { id: string; step: 'bin' | 'shelf' }) {
  const { resumes } = useDesk()
  const path = `/admin/resume-view?resume=${id}`
  return (
    <StepConfirm
      title={resumes.ask[step]}
      text={resumes.what[step]}
      action={`${path}&do=${step}`}
      press={resumes.press[step]}
      name="to"
      value={step}
      grave={step === 'bin'}
      back={path}
      className="mt-4"
    >
      <input type="hidden" name="id" value={id} />
    </StepConfirm>
  )
}
