import { Form, Link } from '@remix-run/react'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { inputLook } from '#app/components/ui/input'
import { sayProblem } from '#contract/problems'
import { resumeTitleLength, type ResumeSummary } from '#contract/stored-resume'
import type { Refused } from './my-resumes.server'
import { ResumeMenu } from './resume-menu'
import { shelfAddress, type ShelfQuery } from './shelf-query'
import { Thumbnail } from './thumbnail'

type ResumeCardProps = {
  resume: ResumeSummary
  time: string
  query: ShelfQuery
  /** A link to it is open. */
  shared: boolean
  renaming: boolean
  refused: Refused | undefined
  /** This device has text of it that the account does not. */
  notSent: boolean
  /** Seen as soon as the page opens. */
  first: boolean
}

/** A resume as its own first page: what it is called, when it changed, whether all of it is in the account. */
export function ResumeCard({
  resume,
  time,
  query,
  shared,
  renaming,
  refused,
  notSent,
  first,
}: ResumeCardProps) {
  const { t } = useTranslation()
  const { id, title, revision } = resume
  return (
    <li className="group/card relative flex flex-col" id={id}>
      <Link
        to={`/resume/edit/${id}`}
        // What its picture and its title say, said once.
        aria-label={`${t('myResumes.edit')}: ${title}`}
        className="relative block overflow-hidden rounded-lg border border-border bg-canvas px-[9%] pt-[9%] hover:border-border-strong focus-visible:outline-offset-4"
      >
        <Thumbnail src={`/sheets/thumbnail/${id}?v=${revision}`} first={first} />
      </Link>
      <div className="mt-2.5 flex items-start gap-1">
        <div className="min-w-0 grow">
          {renaming ? (
            <RenameForm resume={resume} query={query} refused={refused} />
          ) : (
            <h2 className="line-clamp-2 leading-6 font-medium break-words">
              <Link to={`/resume/edit/${id}`} tabIndex={-1} className="hover:text-primary">
                {title}
              </Link>
            </h2>
          )}
          <p className="mt-0.5 text-sm text-subtle-foreground">{t('myResumes.updated', { time })}</p>
          {shared ? (
            <Link
              to={`/resume/share/${id}`}
              aria-label={t('myResumes.sharedNamed', { title })}
              className="mt-1 inline-flex items-center gap-1 rounded-full bg-info-soft px-2 py-0.5 text-xs text-info hover:underline"
            >
              <Link2 aria-hidden className="size-3.5" />
              {t('myResumes.shared')}
            </Link>
          ) : null}
          {notSent ? <p className="mt-0.5 text-xs text-warning">{t('myResumes.notSent')}</p> : null}
        </div>
        {renaming ? null : <ResumeMenu resume={resume} query={query} />}
      </div>
    </li>
  )
}

/** The title in its own place; without scripts the same form, on a page of its own address. */
function RenameForm({
  resume: { id, title },
  query,
  refused,
}: Pick<ResumeCardProps, 'resume' | 'query' | 'refused'>) {
  const { t, i18n } = useTranslation()
  const said = refused?.problem
    ? sayProblem(refused.problem, i18n.language === 'en' ? 'en' : 'zh')
    : refused?.said
  return (
    <Form method="post" action={shelfAddress(query, { rename: id })} className="space-y-2" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input
        name="title"
        defaultValue={refused?.typed ?? title}
        aria-label={t('myResumes.renameLabel')}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? `${id}-problem` : undefined}
        maxLength={resumeTitleLength * 2}
        // The person has just asked to write here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={(event) => event.target.select()}
        className={inputLook}
      />
      {said ? (
        <p id={`${id}-problem`} className="text-sm text-destructive">
          {said}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="rename" size="sm">
          {t('myResumes.renameSave')}
        </Button>
        <Link
          to={shelfAddress(query)}
          preventScrollReset
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('frame.cancel')}
        </Link>
      </div>
    </Form>
  )
}
