import { useTranslation } from 'react-i18next'
import { type PersonalDetail, personalDetails } from '#contract/resume/optional-personal-details'
import { pickerOf } from '#app/components/pickers/picker'
import { Field } from './field'
import { MonthField } from './month-field'
import { useCurrentScenario } from '#app/features/editor/scenario-suggestions/scenario-hint'

/** Details that the purpose requires appear with the name, not among the optional ones. */
export function ScenarioDetailFields() {
  const scenarioDetails = useCurrentScenario()?.facts ?? []
  return scenarioDetails.map((detail) => <PersonalDetailField key={detail} detail={detail} />)
}

export function PersonalDetailField({ detail }: { detail: PersonalDetail }) {
  const { t } = useTranslation(['fields', 'editor'])
  const label = t(`basics.${detail}`)
  const { kind } = personalDetails[detail].input
  if (kind === 'month')
    return (
      <MonthField
        name={`basics.${detail}`}
        label={label}
        hint={t(detail === 'birth' ? 'editor:birthHint' : 'editor:monthHint')}
        className="sm:col-span-2"
      />
    )
  return (
    <Field
      name={`basics.${detail}`}
      label={label}
      span={2}
      picker={pickerOf('basics', detail)}
      inputMode={kind === 'number' ? 'numeric' : undefined}
    />
  )
}
