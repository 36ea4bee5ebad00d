import { Lightbulb } from 'lucide-react'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scenario } from '#contract/catalogue/scenario'
import type { ItemField, SectionKind } from '#contract/resume/section-kinds'

/** The resume's scenario; undefined when it names none or an unknown one. */
const ScenarioContext = createContext<Scenario | undefined>(undefined)
export const ScenarioProvider = ScenarioContext.Provider

export function useCurrentScenario(): Scenario | undefined {
  return useContext(ScenarioContext)
}

/** Returns the scenario's labels for an entry's fields; undefined where the kind's default applies. */
export function useScenarioFieldLabel(kind: SectionKind): (field: ItemField) => string | undefined {
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'zh'
  const labels = useCurrentScenario()?.sections.find((one) => one.kind === kind)?.labels
  return (field) => labels?.[field]?.[language]
}

/** The scenario's hint for a section, with sample lines. Opens without scripts. */
export function ScenarioHint({ kind }: { kind: SectionKind }) {
  const { t, i18n } = useTranslation('editor')
  const scenario = useCurrentScenario()
  const section = scenario?.sections.find((one) => one.kind === kind)
  if (!scenario || !section) return null
  const language = i18n.language === 'en' ? 'en' : 'zh'
  return (
    <details className="mb-2 rounded-md text-sm leading-6 text-foreground open:bg-info-soft">
      <summary className="flex cursor-pointer items-center gap-2 rounded-md px-3 py-1.5 text-info hover:bg-info-soft">
        <Lightbulb aria-hidden className="size-4 shrink-0" />
        {t('scenario.hint', { name: scenario.name[language] })}
      </summary>
      <div className="px-3 pb-3">
        <p>{section.hint[language]}</p>
        {section.lines.length > 0 ? (
          <ul className="mt-1.5 list-disc space-y-1 pl-5 text-muted-foreground">
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </details>
  )
}
