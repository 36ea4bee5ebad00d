import { useTranslation } from 'react-i18next'
import { useEditor } from '#app/features/editor/state/editor-context'
import { sectionName } from '#app/features/editor/sections/section-name'
import { sideColumnOf } from '#app/features/editor/sections/section-columns'
import type { PageArea } from '#app/preview/preview-protocol'
import { columnOfArea } from './page-columns'

type FullColumnNoteProps = { areas: readonly PageArea[]; pageWidth: number | undefined }

/** Says which sections were put into the narrow column and had no room there. */
export function FullColumnNote({ areas, pageWidth }: FullColumnNoteProps) {
  const { t } = useTranslation(['editor-tools', 'fields']).i18n
  const side = useEditor(sideColumnOf)
  const sections = useEditor(({ resume }) => resume.sections)
  if (!side || !pageWidth) return null
  const elsewhere = sections.filter(({ id, column }) => {
    const area = column === 'side' && areas.find(([of]) => of === id)
    return area && columnOfArea(area, { side, pageWidth }) === 'main'
  })
  return elsewhere.map((section) => (
    <p key={section.id} className="rounded-md bg-card px-3 py-2 text-sm text-muted-foreground">
      {t(`editor-tools:columnFull.${side}`, { name: sectionName(t, section) })}
    </p>
  ))
}
