import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#app/components/ui/notice'
import { Button } from '#app/components/ui/button'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import { useFormatters } from '#app/i18n/use-formatters'
import type { LoadedResumeList, ActionRefusal } from './my-resumes.server'
import { resumeListUrl, type ResumeListQuery } from './list-query'

const actionNames = ['rename', 'retag', 'duplicate', 'bin', 'restore', 'erase'] as const

type ListNoticeProps = {
  list: LoadedResumeList
  query: ResumeListQuery
  searchParams: URLSearchParams
  /** A higher plan allows more resumes. */
  canUpgrade: boolean
  actionRefusal: ActionRefusal | undefined
}

/** Shows the last action's result with undo, a refusal with its reason, and a full account. */
export function ListNotice({ list, query, searchParams, canUpgrade, actionRefusal }: ListNoticeProps) {
  const { live, bin, limit } = list
  const { t } = useTranslation('my-resumes')
  const { sentenceGap } = useFormatters()
  const errorText = useFieldErrorText()
  const doneAction = actionNames.find((verb) => verb === searchParams.get('done'))
  const id = searchParams.get('of') ?? ''
  const resume = [...live, ...bin].find((one) => one.id === id)
  const noticeRef = useRef<HTMLDivElement>(null)
  // The pressed button often disappears with its card, so the notice gets the focus.
  useEffect(() => {
    if (doneAction && !actionRefusal) noticeRef.current?.focus({ preventScroll: true })
  }, [doneAction, id, actionRefusal])

  const refusal =
    actionRefusal?.verb === 'rename' || actionRefusal?.verb === 'retag' ? undefined : actionRefusal
  const refusalMessage = refusal?.message ?? (refusal?.problem && errorText(refusal.problem))
  const isFull = limit >= 0 && live.length === limit
  return (
    <div className="mt-4 space-y-2 empty:hidden">
      {refusalMessage ? (
        <Notice role="alert" variant="destructive">
          {refusalMessage}
        </Notice>
      ) : null}
      {doneAction && !actionRefusal && (resume || doneAction === 'erase') ? (
        <div
          ref={noticeRef}
          role="status"
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-secondary px-3 py-2 text-sm text-primary"
        >
          <p>{t(`done.${doneAction}`, { title: resume?.title ?? '' })}</p>
          {doneAction === 'bin' && resume?.deletedAt ? <Undo id={id} query={query} /> : null}
        </div>
      ) : null}
      {searchParams.has('binned') ? <Notice role="status">{t('binned.open')}</Notice> : null}
      {isFull ? (
        <Notice>
          {t('full', { limit })}
          {sentenceGap}
          {canUpgrade ? (
            <Link
              to={resumeListUrl(query, { upgrade: 'resumes' })}
              preventScrollReset
              className="font-medium underline"
            >
              {t('upgrade')}
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {limit >= 0 && live.length > limit ? <Notice>{t('over', { used: live.length, limit })}</Notice> : null}
    </div>
  )
}

function Undo({ id, query }: { id: string; query: ResumeListQuery }) {
  const { t } = useTranslation('my-resumes')
  return (
    <Form method="post" action={resumeListUrl(query)} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="ghost"
        size="sm"
        className="text-primary underline"
      >
        {t('undo')}
      </Button>
    </Form>
  )
}
