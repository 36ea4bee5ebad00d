import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from '@remix-run/react'
import { replayChanges } from './replay-changes'
import { addChange, type Change, type Review } from './review-state'
import { storedReview, storeReview } from './review-storage'

/** The review on the page: the posted one, or after a reload that of this tab. Without either it leads to the import form. */
export function useReview(posted: Review | undefined) {
  const [review, setReview] = useState(posted)
  const navigate = useNavigate()
  const stored = useRef<Review['resume']>()
  // Another upload. The same one again is older than what was changed here since.
  if (posted && posted.submissionId !== review?.submissionId) setReview(posted)

  useEffect(() => {
    if (review) return
    const found = storedReview()
    if (found) setReview(found)
    else navigate('/resume/create/import', { replace: true })
  }, [review, navigate])

  useEffect(() => {
    if (!review) return
    storeReview(review, stored.current !== review.resume)
    stored.current = review.resume
  }, [review])

  const replayed = useMemo(() => review && replayChanges(review.resume, review.changes), [review])

  return {
    review,
    replayed,
    /** @returns whether the change has an effect; one without is not retained */
    change(change: Change): boolean {
      if (!review || !replayed) return false
      const changes = addChange(review.changes, change)
      const isMove = 'line' in change
      if (isMove && replayChanges(review.resume, changes).moved.length === replayed.moved.length) return false
      setReview({ ...review, changes })
      return true
    },
    undo(index: number) {
      if (review) setReview({ ...review, changes: review.changes.filter((_, i) => i !== index) })
    },
  }
}
export type ReviewActions = Pick<ReturnType<typeof useReview>, 'change' | 'undo'>
