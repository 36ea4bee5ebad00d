import { CircleAlert, CircleCheck, Inbox, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Review } from './review-state'

type ReviewSummaryProps = {
  review: Review
  isGuest: boolean
  /** The id of its field. */
  firstUncertain: string | undefined
  uncertainCount: number
  unclassifiedCount: number
}

/** What was read and what should be looked at, with ways there. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { review, firstUncertain, uncertainCount, unclassifiedCount } = props
  const { t } = useTranslation('import-export')
  const { source, original, notes } = review
  return (
    <>
      <p className="mt-2 leading-7 text-muted-foreground">
        {t('review.lead', { source: t(`sources.${source}`), count: original.length })}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm [&_svg]:size-4 [&_svg]:shrink-0">
        {firstUncertain ? (
          <li>
            <a
              href={`#${firstUncertain}`}
              // A fragment scrolls there, but leaves the focus here.
              onClick={() => document.getElementById(firstUncertain)?.focus()}
              className="flex items-center gap-1.5 text-warning hover:underline"
            >
              <CircleAlert aria-hidden />
              {t('review.uncertain', { count: uncertainCount })}
            </a>
          </li>
        ) : null}
        {unclassifiedCount > 0 ? (
          <li>
            <a href="#unplaced" className="flex items-center gap-1.5 text-warning hover:underline">
              <Inbox aria-hidden />
              {t('review.unplaced', { count: unclassifiedCount })}
            </a>
          </li>
        ) : null}
        {!firstUncertain && unclassifiedCount === 0 ? (
          <li className="flex items-center gap-1.5 text-success">
            <CircleCheck aria-hidden />
            {t('review.fine')}
          </li>
        ) : null}
        {notes.map((note) => (
          <li key={note} className="flex items-center gap-1.5 text-muted-foreground">
            <Info aria-hidden />
            {t(`notes.${note}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
