import { Form, Link, useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDialog } from '#app/components/ui/confirm-store'
import { Button, buttonVariants } from '#app/components/ui/button'
import type { ResumeSummary } from '#contract/resume/stored-resume'
import { daysLeft } from './format-recent-time'
import { resumeListUrl, type ResumeListQuery } from './list-query'

type BinListProps = {
  bin: ResumeSummary[]
  now: number
  query: ResumeListQuery
  erasingId: string
  open: boolean
}

/** The recycle bin: restores resumes, or erases them after confirmation. */
export function BinList({ bin, now, query, erasingId, open }: BinListProps) {
  const { t } = useTranslation('my-resumes')
  if (bin.length === 0) return null
  return (
    <details id="bin" className="group/bin mt-14" open={open}>
      <summary className="inline-flex cursor-pointer items-center gap-2 rounded-md font-semibold">
        <span aria-hidden className="text-subtle-foreground transition-transform group-open/bin:rotate-90">
          ›
        </span>
        <h2>{t('binned.title')}</h2>
        <span className="rounded-full bg-muted px-2 text-sm font-normal text-muted-foreground tabular-nums">
          {bin.length}
        </span>
      </summary>
      <p className="mt-1 text-sm text-muted-foreground">{t('binned.text')}</p>
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border bg-card">
        {bin.map((resume) => (
          <li
            key={resume.id}
            id={resume.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 grow basis-56">
              <p className="truncate font-medium">{resume.title}</p>
              <p className="text-sm text-subtle-foreground">
                {t('binned.left', { count: daysLeft(resume.deletedAt ?? now, now) })}
              </p>
            </div>
            {erasingId === resume.id ? (
              <ConfirmErase resume={resume} query={query} />
            ) : (
              <BinButtons resume={resume} query={query} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type BinnedResumeProps = { resume: ResumeSummary; query: ResumeListQuery }

function BinButtons({ resume: { id, title }, query }: BinnedResumeProps) {
  const { t } = useTranslation('my-resumes')
  const submit = useSubmit()
  /** Opens a dialog; without scripts the link shows the question on the page. */
  function askBeforeErase(event: MouseEvent) {
    event.preventDefault()
    const confirmLabel = t('binned.erase')
    void confirmDialog({
      title: confirmLabel,
      text: t('binned.confirm', { title }),
      confirmLabel,
    }).then(
      (isConfirmed) =>
        isConfirmed &&
        submit(
          { id, intent: 'erase' },
          { method: 'post', action: resumeListUrl(query), preventScrollReset: true },
        ),
    )
  }
  return (
    <Form method="post" action={resumeListUrl(query)} preventScrollReset className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="outline"
        size="sm"
        aria-label={t('binned.restoreNamed', { title })}
      >
        {t('binned.restore')}
      </Button>
      <a
        href={`${resumeListUrl(query, { erase: id })}#bin`}
        onClick={askBeforeErase}
        aria-label={t('binned.eraseNamed', { title })}
        className={buttonVariants({ variant: 'ghost-destructive', size: 'sm' })}
      >
        {t('binned.erase')}
      </a>
    </Form>
  )
}

function ConfirmErase({ resume: { id, title }, query }: BinnedResumeProps) {
  const { t } = useTranslation(['my-resumes', 'layout'])
  return (
    <Form
      method="post"
      action={resumeListUrl(query)}
      preventScrollReset
      role="alertdialog"
      aria-labelledby={`${id}-confirm`}
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="id" value={id} />
      <p id={`${id}-confirm`} className="text-sm">
        {t('binned.confirm', { title })}
      </p>
      <Link
        to={`${resumeListUrl(query)}#bin`}
        preventScrollReset
        // The safe choice gets the focus.
        ref={(link) => link?.focus({ preventScroll: true })}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {t('layout:cancel')}
      </Link>
      <Button
        type="submit"
        name="intent"
        value="erase"
        size="sm"
        className="bg-destructive text-card hover:bg-destructive/90"
      >
        {t('binned.erase')}
      </Button>
    </Form>
  )
}
