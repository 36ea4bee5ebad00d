import { Link } from '@remix-run/react'
import { FileDown, Link2, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { badgeVariants } from '#app/components/ui/badge'
import { maxResumeTitleLength, type ResumeSummary } from '#contract/resume/stored-resume'
import { tagLimits } from '#contract/resume/tag-limits'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ActionRefusal, ResumeCardData } from './my-resumes.server'
import { ResumeCardFacts } from './resume-card-facts'
import { ResumeLineForm } from './resume-line-form'
import { ResumeMenu } from './resume-menu'
import { resumeListUrl, type ResumeListQuery } from './list-query'
import { RetryingThumbnail } from './retrying-thumbnail'

type ResumeCardProps = {
  resume: ResumeSummary
  card: ResumeCardData
  /** When it was saved, and when it last left the account. */
  time: string
  sentTime: string | undefined
  query: ResumeListQuery
  /** It has an active share link. */
  isShared: boolean
  /** Which of its lines is being edited. */
  editing: 'rename' | 'retag' | undefined
  /** There are so many resumes that tags help. */
  hasTags: boolean
  refusal: ActionRefusal | undefined
  /** This device has changes that the account does not have. */
  isUnsynced: boolean
  /** Visible as soon as the page opens. */
  eager: boolean
}

/** Shows a resume as its first page with what one needs to know of it; on phones as a row with a small picture. */
export function ResumeCard(props: ResumeCardProps) {
  const { resume, card, time, sentTime, query, isShared, editing, hasTags, refusal, isUnsynced, eager } =
    props
  const { t } = useTranslation('my-resumes')
  const { joinNames } = useFormatters()
  const { id, title, revision } = resume
  const form = { resumeId: id, query, refusal }
  return (
    <li className="group/card relative flex gap-3 max-sm:py-4 sm:flex-col sm:gap-0" id={id}>
      <Link
        to={`/resume/edit/${id}`}
        // The button below says the same to the keyboard and to screen readers.
        tabIndex={-1}
        aria-hidden
        className="relative block shrink-0 self-start overflow-hidden rounded-lg border border-border bg-canvas px-1.5 pt-1.5 hover:border-border-strong focus-visible:outline-offset-4 max-sm:w-20 sm:self-stretch sm:px-[9%] sm:pt-[9%]"
      >
        <RetryingThumbnail src={`/sheets/thumbnail/${id}?v=${revision}`} eager={eager} />
      </Link>
      <div className="flex min-w-0 grow flex-col sm:mt-2.5">
        <div className="grow">
          {editing === 'rename' ? (
            <ResumeLineForm
              {...form}
              verb="rename"
              name="title"
              value={title}
              maxLength={maxResumeTitleLength * 2}
              label={t('renameLabel')}
              saveLabel={t('renameSave')}
            />
          ) : (
            <h2 className="line-clamp-2 leading-6 font-medium break-words">
              <Link to={`/resume/edit/${id}`} tabIndex={-1} className="hover:text-primary">
                {title}
              </Link>
            </h2>
          )}
          <ResumeCardFacts id={id} title={title} card={card} />
          <p className="text-xs leading-5 text-subtle-foreground">
            {[
              t('updated', { time }),
              card.sent && sentTime ? t(`sent.${card.sent.by}`, { time: sentTime }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {editing === 'retag' ? (
            <div className="mt-2">
              <ResumeLineForm
                {...form}
                verb="retag"
                name="tags"
                value={joinNames(card.tags)}
                maxLength={(tagLimits.length + 1) * tagLimits.perResume * 2}
                label={t('tags.label')}
                hint={t('tags.hint', { count: tagLimits.perResume, length: tagLimits.length })}
                saveLabel={t('tags.save')}
              />
            </div>
          ) : (
            <p className="mt-1.5 flex flex-wrap gap-1 empty:hidden">
              {isShared ? (
                <Link
                  to={`/resume/share/${id}`}
                  aria-label={t('sharedNamed', { title })}
                  className={badgeVariants({ variant: 'info', className: 'py-0.5 hover:underline' })}
                >
                  <Link2 aria-hidden />
                  {t('shared')}
                </Link>
              ) : null}
              {card.tags.map((tag) => (
                <Link
                  key={tag}
                  to={resumeListUrl({ ...query, tag })}
                  preventScrollReset
                  className={badgeVariants({ className: 'py-0.5 hover:underline' })}
                >
                  {tag}
                </Link>
              ))}
            </p>
          )}
          {isUnsynced ? <p className="mt-0.5 text-xs text-warning">{t('notSent')}</p> : null}
        </div>
        {editing ? null : (
          <div className="mt-2.5 flex items-center gap-2">
            <ButtonLink
              to={`/resume/edit/${id}`}
              variant="outline"
              size="sm"
              icon={PencilLine}
              label={t('edit')}
              aria-label={`${t('edit')}: ${title}`}
            />
            <ButtonLink
              to={`/resume/download?resume=${id}`}
              variant="outline"
              size="sm"
              icon={FileDown}
              label={t('download')}
              aria-label={`${t('download')}: ${title}`}
            />
            <ResumeMenu resume={resume} query={query} hasTags={hasTags} />
          </div>
        )}
      </div>
    </li>
  )
}
