import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/validation/field-error-codes'

/** What the check-up says must be changed, said once more before the file is taken. */
export function MustChangeNote({ mustChange }: { mustChange: Record<Language, string[]> }) {
  const { t, i18n } = useTranslation('download')
  const summaries = mustChange[i18n.language as Language]
  if (summaries.length === 0) return null
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t('mustChange', { count: summaries.length })}
      </p>
      <ul className="mt-1 list-disc space-y-0.5 pl-6">
        {summaries.map((summary) => (
          <li key={summary} className="break-words">
            {summary}
          </li>
        ))}
      </ul>
    </div>
  )
}
