import { Form, Link, useNavigation } from '@remix-run/react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { RefusalLinks } from '#app/components/plans/refusal-links'
import { Button } from '#app/components/ui/button'
import { Notice } from '#app/components/ui/notice'
import { ChangeList } from './change-list'
import { OriginalText } from './original-text'
import { placeLines } from './place-lines'
import { ReadResume } from './read-resume'
import type { Replayed } from './replay-changes'
import { fieldId, ReviewFieldsProvider } from './review-field'
import type { Review } from './review-state'
import { ReviewSummary } from './review-summary'
import { findUncertainFields } from './uncertain-fields'
import { UnclassifiedLines } from './unclassified-lines'
import { useLabels } from './use-labels'
import { useReview, type ReviewActions } from './use-review'
import { ViewSwitch } from './view-switch'

/** What the server says of a review that was posted: it, and why it was not saved. */
export type PostedReview = {
  review?: Review
  errors?: Record<string, string>
  refusal?: string
  isOffline?: boolean
}
type ReviewPageProps = { posted?: PostedReview; isGuest: boolean }

/** The review of an import: the file beside what was read of it, before anything is saved. */
export function ReviewPage({ posted, isGuest }: ReviewPageProps) {
  const { t } = useTranslation('import-export')
  const { review, replayed, ...actions } = useReview(posted?.review)
  if (review && replayed)
    return <ReviewForm key={review.submissionId} {...{ review, replayed, posted, isGuest, actions }} />
  return (
    <PageMain isNarrow className="pb-20">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('review.title')}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">{t('review.gone')}</p>
      <p className="mt-6">
        <Link to="/resume/create/import" className="text-sm font-medium text-primary underline">
          {t('review.again')}
        </Link>
      </p>
    </PageMain>
  )
}

type ReviewFormProps = ReviewPageProps & { review: Review; replayed: Replayed; actions: ReviewActions }

function ReviewForm({ review, replayed, posted = {}, isGuest, actions }: ReviewFormProps) {
  const { t } = useTranslation('import-export')
  const form = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState('')
  const isSaving = useNavigation().state !== 'idle'
  const labels = useLabels(replayed.resume)
  const uncertain = findUncertainFields(replayed, review.source)
  const { unclassifiedIndexes, placeOf } = placeLines(review, replayed)
  const { errors = {}, refusal, isOffline } = posted

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const [act, id = '', to = selectedTarget(event.currentTarget, id)] = (
      (submitter as HTMLButtonElement | null)?.value ?? 'show'
    ).split(' ')
    if (act === 'save') {
      if (isSaving) event.preventDefault()
      return
    }
    event.preventDefault()
    if (act === 'undo') {
      actions.undo(Number(id))
      setStatus(t('review.undone'))
      focusLater('changes', 'review-title')
    }
    if (act === 'move' && to !== '') {
      const place = labels.targetName(to)
      const next = replayed.unclassified[replayed.unclassified.findIndex((line) => line.id === id) + 1]?.id
      const isMoved = actions.change({ line: id, to })
      setStatus(t(isMoved ? 'review.movedTo' : 'review.notMoved', { place }))
      if (isMoved) focusLater(`suggested-${next}`, 'unplaced', 'changes')
    }
  }

  return (
    <ReviewFieldsProvider
      value={{
        replayed,
        uncertain,
        errors,
        labels,
        onType: (path, value) => actions.change({ path, value }),
      }}
    >
      <PageMain className="pb-3">
        <h1 id="review-title" tabIndex={-1} className="text-2xl font-semibold tracking-tight sm:text-3xl">
          {t('review.title')}
        </h1>
        <ReviewSummary
          {...{ review, isGuest }}
          firstUncertain={[...uncertain.keys()].map(fieldId)[0]}
          uncertainCount={uncertain.size}
          unclassifiedCount={replayed.unclassified.length}
        />
        <Form
          ref={form}
          method="post"
          action="/resume/create/import/review"
          encType="multipart/form-data"
          onSubmit={handleSubmit}
          className="group/view mt-6"
        >
          <input type="hidden" name="review" value={JSON.stringify(review)} />
          {/* The button that Enter presses in a field. */}
          <button type="submit" name="act" value="show" tabIndex={-1} aria-hidden className="sr-only">
            {t('review.update')}
          </button>
          <ViewSwitch />
          <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <OriginalText
              lines={review.original}
              unclassified={unclassifiedIndexes}
              submissionId={review.submissionId}
              className="group-has-[#view-read:checked]/view:max-lg:hidden lg:stick-6 lg:max-h-[calc(100dvh-8rem)] lg:self-start"
            />
            <div className="min-w-0 group-has-[#view-original:checked]/view:max-lg:hidden">
              <ReadResume />
              {replayed.unclassified.length > 0 ? (
                <UnclassifiedLines
                  lines={replayed.unclassified}
                  resume={replayed.resume}
                  {...{ labels, placeOf }}
                />
              ) : null}
              <ChangeList changes={review.changes} moved={replayed.moved} labels={labels} />
            </div>
          </div>
          <div className="sticky bottom-3 z-10 mt-6 rounded-lg border border-border bg-popover p-3 shadow-lg">
            <p role="status" className="sr-only">
              {status}
            </p>
            <div role="alert" className="mb-2 space-y-1 empty:hidden">
              {isOffline ? <Notice variant="destructive">{t('review.offline')}</Notice> : null}
              {refusal ? (
                <Notice variant="destructive">
                  {refusal} <RefusalLinks over="count" />
                </Notice>
              ) : null}
              {Object.keys(errors).length > 0 ? (
                <Notice variant="destructive">{errors[''] ?? t('review.hasErrors')}</Notice>
              ) : null}
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 sm:flex-row-reverse">
              <Button type="submit" name="act" value="save" aria-disabled={isSaving || undefined}>
                {t(isSaving ? 'review.saving' : isGuest ? 'review.use' : 'review.save')}
              </Button>
              <Link to="/resume/create/import" className="text-sm font-medium text-primary underline">
                {t('review.again')}
              </Link>
            </div>
          </div>
        </Form>
      </PageMain>
    </ReviewFieldsProvider>
  )
}

const selectedTarget = (form: HTMLFormElement, line: string) =>
  String(new FormData(form).get(`target ${line}`) ?? '')

/** Moves the focus to the first of these that is there once React has drawn: the pressed button is gone. */
function focusLater(...ids: string[]) {
  requestAnimationFrame(() => {
    const target = ids.map((id) => document.getElementById(id)).find(Boolean)
    target?.focus()
  })
}
