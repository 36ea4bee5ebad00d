import { useTranslation } from 'react-i18next'
import type { Fact } from '#contract/facts'
import { Field } from './field'
import { MonthField } from './month-field'
import { useScenarioHere } from './scenario-hint'

/** The facts that the purpose asks for stand with the name, not among the rare ones. */
export function WantedFacts() {
  const wanted = useScenarioHere()?.facts ?? []
  return wanted.map((fact) => <FactField key={fact} fact={fact} />)
}

export function FactField({ fact }: { fact: Fact }) {
  const { t } = useTranslation()
  const label = t(`fields.basics.${fact}`)
  if (fact === 'birth')
    return (
      <MonthField name="basics.birth" label={label} hint={t('editor.monthHint')} className="sm:col-span-2" />
    )
  return (
    <Field
      name={`basics.${fact}`}
      label={label}
      span={2}
      inputMode={fact === 'heightCm' || fact === 'weightKg' ? 'numeric' : undefined}
    />
  )
}
