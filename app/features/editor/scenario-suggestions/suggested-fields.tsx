import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { useEditor } from '#app/features/editor/state/editor-context'
import { useCurrentScenario } from './scenario-hint'

/** The custom fields of the scenario that the resume does not have yet: a press adds one with its label. */
export function SuggestedFields() {
  const { t } = useTranslation('editor')
  const scenario = useCurrentScenario()
  const labels = useEditor((state) => state.resume.basics.custom.map(({ label }) => label).join('\n'))
  const existingLabels = new Set(labels.split('\n'))
  const suggestions = scenario?.fields.filter(({ label }) => !existingLabels.has(label)) ?? []
  if (suggestions.length === 0 || existingLabels.size >= ResumeLimits.custom) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5 text-sm text-subtle-foreground">
      {t('scenario.addField')}
      {suggestions.map(({ label }) => (
        <Button
          key={label}
          type="submit"
          name="intent"
          value={`addCustom:${label}`}
          variant="outline"
          size="sm"
        >
          <Plus aria-hidden />
          {label}
        </Button>
      ))}
    </p>
  )
}
