import { ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { ProgressRing } from './progress-ring'
import type { Progress } from './section-progress'

type SectionFoldProps = {
  /** Id of the element that names it. */
  titleId: string
  title: string
  /** Quiet words behind the title. */
  note?: string
  /** How many fields need a correction: said instead of note and progress. */
  problems: number
  progress: Progress
  /** Only at first: later the user opens and closes it. */
  isOpen: boolean
  isMuted?: boolean
  /** While it is open, a field stands over the title. */
  hasTitleField?: boolean
  children: ReactNode
}

/** React 18's types lack the name that makes folds a group, of which the browser keeps one open. */
const together = { name: 'resume-part' }

/** A part of the resume: one row, and its fields while it is the open one of all parts. */
export function SectionFold(props: SectionFoldProps) {
  const { t } = useTranslation('editor')
  const { titleId, title, note, problems, progress, isOpen, isMuted, hasTitleField, children } = props
  return (
    <details
      {...together}
      open={isOpen}
      onToggle={openOnlyEntry}
      className="section-fold group/fold peer rounded-[inherit]"
    >
      <summary data-grip onClick={keepInPlace} className="fold-head group-open/fold:rounded-b-none">
        <ChevronRight
          aria-hidden
          className="-ml-1 size-4 shrink-0 text-subtle-foreground transition-transform group-open/fold:rotate-90"
        />
        <span
          id={titleId}
          className={cn(
            'min-w-0 grow truncate font-medium group-open/fold:font-semibold',
            isMuted && 'text-subtle-foreground line-through',
            hasTitleField && 'group-open/fold:opacity-0',
          )}
        >
          {title}
        </span>
        {problems > 0 ? (
          <span className="shrink-0 text-xs font-medium text-destructive">
            {t('section.problems', { count: problems })}
          </span>
        ) : (
          <>
            <span className="shrink-0 text-xs text-subtle-foreground">{note}</span>
            <ProgressRing {...progress} />
          </>
        )}
        <span className="page-sheet-done needs-script hidden shrink-0 pl-2 font-medium text-primary">
          {t('item.done')}
        </span>
      </summary>
      <div className="px-3 pt-1 pb-4 sm:px-4">{children}</div>
    </details>
  )
}

/** The part above it closes at the same moment: the row stays under the pointer. */
function keepInPlace({ currentTarget: row }: MouseEvent<HTMLElement>) {
  const { top } = row.getBoundingClientRect()
  requestAnimationFrame(() => scrollBy(0, row.getBoundingClientRect().top - top))
}

/** A single entry needs no choice. On a phone it covers the list at once: only an empty one, to be written. */
function openOnlyEntry({ currentTarget, target }: SyntheticEvent<HTMLDetailsElement>) {
  if (target !== currentTarget || !currentTarget.open) return
  const [entry, another] = currentTarget.querySelectorAll<HTMLDetailsElement>('details.entry')
  if (!entry || another) return
  if (!matchMedia('(width < 40rem)').matches) entry.open = true
  else if (!entry.open && isEmpty(entry)) {
    entry.open = true
    entry.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true]')?.focus()
  }
}

/** By the fields that say what an entry is. */
const isEmpty = (entry: Element) =>
  [
    ...entry.querySelectorAll<HTMLInputElement>(
      ':is([name$=".title"], [name$=".subtitle"], [name$=".text"])',
    ),
  ].every(({ value }) => value.trim() === '')
