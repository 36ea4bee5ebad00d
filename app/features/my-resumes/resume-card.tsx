import { Form, Link } from '@remix-run/react'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import { formatFieldError } from '#contract/validation/field-error-codes'
import { maxResumeTitleLength, type ResumeSummary } from '#contract/resume/stored-resume'
import type { ActionRefusal } from './my-resumes.server'
import { ResumeMenu } from './resume-menu'
import { resumeListUrl, type ResumeListQuery } from './list-query'
import { RetryingThumbnail } from './retrying-thumbnail'

type ResumeCardProps = {
  resume: ResumeSummary
  time: string
  query: ResumeListQuery
  /** It has an active share link. */
  isShared: boolean
  isRenaming: boolean
  refusal: ActionRefusal | undefined
  /** This device has changes that the account does not have. */
  isUnsynced: boolean
  /** Visible as soon as the page opens. */
  eager: boolean
}

/** Shows a resume as its first page, with its title, time of change, share link and unsynced state. */
export function ResumeCard(props: ResumeCardProps) {
  const { resume, time, query, isShared, isRenaming, refusal, isUnsynced, eager } = props
  const { t } = useTranslation('my-resumes')
  const { id, title, revision } = resume
  return (
    <li className="group/card relative flex flex-col" id={id}>
      <Link
        to={`/resume/edit/${id}`}
        // One label for the picture and the title.
        aria-label={`${t('edit')}: ${title}`}
        className="relative block overflow-hidden rounded-lg border border-border bg-canvas px-[9%] pt-[9%] hover:border-border-strong focus-visible:outline-offset-4"
      >
        <RetryingThumbnail src={`/sheets/thumbnail/${id}?v=${revision}`} eager={eager} />
      </Link>
      <div className="mt-2.5 flex items-start gap-1">
        <div className="min-w-0 grow">
          {isRenaming ? (
            <RenameForm resume={resume} query={query} refusal={refusal} />
          ) : (
            <h2 className="line-clamp-2 leading-6 font-medium break-words">
              <Link to={`/resume/edit/${id}`} tabIndex={-1} className="hover:text-primary">
                {title}
              </Link>
            </h2>
          )}
          <p className="mt-0.5 text-sm text-subtle-foreground">{t('updated', { time })}</p>
          {isShared ? (
            <Link
              to={`/resume/share/${id}`}
              aria-label={t('sharedNamed', { title })}
              className="mt-1 inline-flex items-center gap-1 rounded-full bg-info-soft px-2 py-0.5 text-xs text-info hover:underline"
            >
              <Link2 aria-hidden className="size-3.5" />
              {t('shared')}
            </Link>
          ) : null}
          {isUnsynced ? <p className="mt-0.5 text-xs text-warning">{t('notSent')}</p> : null}
        </div>
        {isRenaming ? null : <ResumeMenu resume={resume} query={query} />}
      </div>
    </li>
  )
}

/** Edits the title in place; the form opens by URL, so that it works without scripts. */
function RenameForm({
  resume: { id, title },
  query,
  refusal,
}: Pick<ResumeCardProps, 'resume' | 'query' | 'refusal'>) {
  const { t, i18n } = useTranslation(['my-resumes', 'layout'])
  const message = refusal?.problem
    ? formatFieldError(refusal.problem, i18n.language === 'en' ? 'en' : 'zh')
    : refusal?.message
  return (
    <Form
      method="post"
      action={resumeListUrl(query, { rename: id })}
      className="space-y-2"
      preventScrollReset
    >
      <input type="hidden" name="id" value={id} />
      <input
        name="title"
        defaultValue={refusal?.submittedTitle ?? title}
        aria-label={t('renameLabel')}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-problem` : undefined}
        maxLength={maxResumeTitleLength * 2}
        // The person has just asked to write here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={(event) => event.target.select()}
        className={inputClassName}
      />
      {message ? (
        <p id={`${id}-problem`} className="text-sm text-destructive">
          {message}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="rename" size="sm">
          {t('renameSave')}
        </Button>
        <Link
          to={resumeListUrl(query)}
          preventScrollReset
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('layout:cancel')}
        </Link>
      </div>
    </Form>
  )
}
