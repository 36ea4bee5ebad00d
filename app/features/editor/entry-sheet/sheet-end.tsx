import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useEditor } from '#app/features/editor/state/editor-context'
import { ResumeLimits } from '#contract/resume/resume-limits'
import type { SectionKind } from '#contract/resume/section-kinds'

/** Of a kind of which there is mostly one alone, no other is offered. */
const single: readonly SectionKind[] = ['summary', 'skills']

/** Below the last field: what comes next, as the list with its own press is covered. */
export function SheetEnd({ id }: { id: string }) {
  const { t } = useTranslation(['editor-tools', 'editor'])
  const section = useEditor(({ resume }) =>
    resume.sections.find(({ items }) => items.some((one) => one.id === id)),
  )
  const offersAnother = section && !single.includes(section.kind) && section.items.length < ResumeLimits.items
  return (
    <p className="flex gap-3 px-4 pt-2 pb-6 sm:hidden">
      {offersAnother ? (
        <Button
          type="submit"
          name="intent"
          value={`addItem:${section.id}`}
          variant="outline"
          className="h-11 grow"
        >
          <Plus aria-hidden />
          {t('addAnother')}
        </Button>
      ) : null}
      <Button type="button" className="h-11 grow" onClick={() => close(id)}>
        {t('editor:item.done')}
      </Button>
    </p>
  )
}

/** By its row, as the press at the top does. */
const close = (id: string) => document.getElementById(id)?.querySelector('summary')?.click()
