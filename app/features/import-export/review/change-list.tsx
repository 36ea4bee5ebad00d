import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { MovedLine } from './replay-changes'
import { isEdit, type Change } from './review-state'
import type { Labels } from './use-labels'

type ChangeListProps = { changes: readonly Change[]; moved: readonly MovedLine[]; labels: Labels }

/** What was moved and typed since the file was read, the last first: each can be undone by itself. */
export function ChangeList({ changes, moved, labels }: ChangeListProps) {
  const { t } = useTranslation('import-export')
  const texts = changes.map((change, index) => {
    if (isEdit(change)) {
      const value = change.path.endsWith('.kind') ? labels.kindName(change.value) : change.value
      return t('review.typed', { field: labels.fieldName(change.path), value })
    }
    const line = moved.find((one) => one.index === index)
    return line && t('review.moved', { text: line.plain, place: labels.targetName(line.to) })
  })
  if (!texts.some(Boolean)) return null
  return (
    <section aria-labelledby="changes" className="mt-6 rounded-lg border border-border bg-card">
      <h2 id="changes" tabIndex={-1} className="px-5 py-4 text-base font-semibold sm:px-8">
        {t('review.changes')}
      </h2>
      <ul className="divide-y divide-border border-t border-border">
        {texts
          .map((text, index) => ({ text, index }))
          .filter(({ text }) => text)
          .reverse()
          .map(({ text, index }) => (
            <li key={index} className="flex items-center justify-between gap-3 px-5 py-2 sm:px-8">
              <span id={`change-${index}`} className="min-w-0 truncate text-sm text-muted-foreground">
                {text}
              </span>
              <Button
                type="submit"
                name="act"
                value={`undo ${index}`}
                variant="ghost"
                size="sm"
                aria-describedby={`change-${index}`}
              >
                <Undo2 aria-hidden />
                {t('review.undo')}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  )
}
