import { Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { SECTION_KINDS } from '#contract/resume/section-kinds'
import { useEditor } from '#app/features/editor/state/editor-context'

/** Adds a section of a kind; kinds not used yet are emphasized. */
export function AddSection() {
  const { t } = useTranslation(['editor', 'fields'])
  const used = useEditor((state) => state.resume.sections.map((section) => section.kind).join())
  const count = useEditor((state) => state.resume.sections.length)
  if (count >= ResumeLimits.sections)
    return (
      <p className="px-3 text-sm text-subtle-foreground">
        {t('section.full', { max: ResumeLimits.sections })}
      </p>
    )
  return (
    <details className="group/add rounded-lg">
      <summary
        id="add-section"
        className="flex min-h-10 w-fit items-center gap-2 rounded-md px-3 text-sm font-medium text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <Plus aria-hidden className="size-4 transition-transform group-open/add:rotate-45" />
        {t('section.add')}
      </summary>
      <div className="flex flex-wrap gap-2 px-3 pt-2 pb-3">
        {SECTION_KINDS.map((kind) => (
          <button
            key={kind}
            type="submit"
            name="intent"
            value={`addSection:${kind}`}
            onClick={closeList}
            className={`h-8 rounded-full border px-3 text-sm hover:border-primary hover:text-primary ${
              used.split(',').includes(kind)
                ? 'border-border text-subtle-foreground'
                : 'border-border-strong bg-card text-foreground'
            }`}
          >
            {t(`fields:kinds.${kind}`)}
          </button>
        ))}
      </div>
    </details>
  )
}

/** After the submit event, whose button must be shown. */
function closeList({ currentTarget }: MouseEvent) {
  requestAnimationFrame(() => currentTarget.closest('details')?.removeAttribute('open'))
}
