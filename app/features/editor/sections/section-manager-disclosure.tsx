import { ListOrdered } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { useTranslation } from 'react-i18next'
import { useEditor } from '#app/features/editor/state/editor-context'

/** Loaded when first opened: the same buttons are in each section's header. */
const SectionManager = lazy(() =>
  importWithTexts(() => import('./section-manager'), ['editor-tools']).then((module) => ({
    default: module.SectionManager,
  })),
)

/** A disclosure with a short list of all sections, to reorder them. */
export function SectionManagerDisclosure() {
  const { t } = useTranslation('editor')
  const [isOpen, setIsOpen] = useState(false)
  const count = useEditor((state) => state.resume.sections.length)
  return (
    <details
      className="group/manage needs-script keeps-place rounded-md border border-border bg-card"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex items-center gap-2 rounded-md px-4 py-2.5 text-sm font-medium hover:bg-accent">
        <ListOrdered aria-hidden className="size-4 text-subtle-foreground" />
        {t('manage.title')}
        <span className="grow" />
        <span className="font-normal text-subtle-foreground">{t('manage.count', { count })}</span>
      </summary>
      {isOpen ? (
        <Suspense fallback={<div className="h-11" />}>
          <SectionManager />
        </Suspense>
      ) : null}
    </details>
  )
}
