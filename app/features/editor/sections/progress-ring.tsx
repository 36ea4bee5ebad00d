import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Progress } from './section-progress'

/** A small ring that closes as the fields of a part are filled; a tick once they all are. */
export function ProgressRing({ filled, expected }: Progress) {
  const { t } = useTranslation('editor')
  const text = t('section.progress', { filled, expected })
  return (
    <span title={text} className="grid size-5 shrink-0 place-items-center">
      <span className="sr-only">{text}</span>
      {filled === expected ? (
        <Check aria-hidden className="size-4 text-primary" />
      ) : (
        <svg aria-hidden viewBox="0 0 16 16" strokeWidth={2} className="size-4 -rotate-90 fill-none">
          <circle cx="8" cy="8" r="6" className="stroke-border-strong" />
          {filled > 0 ? (
            <circle
              cx="8"
              cy="8"
              r="6"
              pathLength={expected}
              strokeDasharray={`${filled} ${expected}`}
              className="stroke-primary"
            />
          ) : null}
        </svg>
      )}
    </span>
  )
}
