import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldAt, scrollToField } from './pane-switching/scroll-to-field'
import { useEditor } from './state/editor-context'

/** Under the bars at the top, and over those at the bottom of a phone, a field is not seen. */
const seenMargin = '-104px 0px -64px'

/** Leads to a field that needs a correction; gone while all of them are seen, each with its own message. */
export function ProblemPill() {
  const { t } = useTranslation('editor')
  const paths = useEditor((state) => Object.keys(state.problems).join('\n')).split('\n')
  const unseen = useFirstUnseen(paths)
  if (unseen === undefined) return null
  // Over the form: in it, it would push away the field that somebody is still writing in.
  return (
    <button
      type="button"
      className="needs-script fixed bottom-16 left-4 z-10 m-0 flex animate-appear items-center gap-1.5 rounded-full bg-destructive px-4 py-2 text-sm text-destructive-foreground shadow-lg hover:bg-destructive/90 lg:bottom-4 lg:left-6 print:hidden"
      onClick={() => scrollToField(unseen, 'basics')}
    >
      <ArrowUp aria-hidden className="size-4" />
      {t('section.problems', { count: paths.length })}
    </button>
  )
}

/** The first of the fields that is not seen; undefined also before the browser has said so. */
function useFirstUnseen(paths: string[]): string | undefined {
  const joined = paths.join('\n')
  const [unseen, setUnseen] = useState<string>()
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
        update()
      },
      { rootMargin: seenMargin },
    )
    function update() {
      const fields = joined.split('\n').map((path) => ({ path, field: fieldAt(path) }))
      setUnseen(fields.find(({ field }) => !field || !seen.has(field))?.path)
    }
    // Only the observer knows what is seen; it says so once for each.
    const fields = joined.split('\n').map(fieldAt)
    for (const field of fields) if (field) observer.observe(field)
    if (!fields.some(Boolean)) update()
    return () => observer.disconnect()
  }, [joined])
  return unseen !== undefined && paths.includes(unseen) ? unseen : undefined
}
