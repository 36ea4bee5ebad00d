import { Plus } from 'lucide-react'
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
      <p className="text-sm text-subtle-foreground">{t('section.full', { max: ResumeLimits.sections })}</p>
    )
  return (
    <section
      aria-labelledby="add-section"
      className="rounded-md border border-dashed border-border-strong p-4"
    >
      <h2 id="add-section" className="mb-3 text-sm font-medium text-muted-foreground">
        {t('section.add')}
      </h2>
      <div className="flex flex-wrap gap-2">
        {SECTION_KINDS.map((kind) => (
          <button
            key={kind}
            type="submit"
            name="intent"
            value={`addSection:${kind}`}
            className={`inline-flex h-8 items-center gap-1 rounded-full border px-3 text-sm hover:border-primary hover:text-primary ${
              used.split(',').includes(kind)
                ? 'border-border text-subtle-foreground'
                : 'border-border-strong bg-card text-foreground'
            }`}
          >
            <Plus aria-hidden className="size-3.5" />
            {t(`fields:kinds.${kind}`)}
          </button>
        ))}
      </div>
    </section>
  )
}
