import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Limits } from '#contract/resume-limits'
import { useEditor } from './editor-context'
import { useScenarioHere } from './scenario-hint'

/** The fields of its own that the purpose has and the resume not yet: a press adds one with its name written. */
export function OfferedFields() {
  const { t } = useTranslation()
  const scenario = useScenarioHere()
  const labels = useEditor((state) => state.resume.basics.custom.map(({ label }) => label).join('\n'))
  const had = new Set(labels.split('\n'))
  const offered = scenario?.fields.filter(({ label }) => !had.has(label)) ?? []
  if (offered.length === 0 || had.size >= Limits.custom) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5 text-sm text-subtle-foreground">
      {t('scenarios.addField')}
      {offered.map(({ label }) => (
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
