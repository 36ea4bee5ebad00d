import { useEffect, useRef, useState, type FocusEvent, type InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { monthToOpenAt } from '#app/components/pickers/month-to-open-at'
import { PickerInput } from '#app/components/pickers/picker-input'
import { useMonthLabels } from '#app/components/pickers/use-month-labels'
import { Input } from '#app/components/ui/input'
import { MonthPicker } from '#app/components/ui/month-picker/month-picker'
import { TagInput } from '#app/components/ui/tag-input'
import { typeText } from '#app/components/ui/quick-choices/type-text'
import { formatMonthIn, parseMonth } from '#contract/resume/month'
import { parseCities } from '#contract/resume/parse-cities'
import type { WizardFieldSpec } from './wizard-fields'

type WizardControlProps = InputHTMLAttributes<HTMLInputElement> & {
  field: WizardFieldSpec
  label: string
  name: string
  defaultValue: string
}

/** What a field of the wizard is written with: a month, tags, one to pick from, or a line. */
export function WizardControl({ field, label, ...input }: WizardControlProps) {
  const { name, picker, inEnglish } = field
  if (/\.(from|to|birth)$/.test(name))
    return <WizardMonth {...input} label={label} schoolYearsBack={field.schoolYearsBack} />
  if (name === 'intention.cities') return <WizardCities {...input} label={label} inEnglish={inEnglish} />
  if (picker) return <PickerInput {...input} picker={picker} inEnglish={inEnglish} />
  const isContact = name === 'basics.phone' || name === 'basics.email'
  return <Input {...input} onBlur={isContact ? normalizeContact : undefined} />
}

/** Writes a phone or e-mail as it is printed. Offline it stays as it is typed. */
async function normalizeContact({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
  const module = await import('#resume-model/contact/normalize-contact').catch(() => undefined)
  if (!module) return
  const normal = (field.type === 'tel' ? module.formatPhone : module.normalizeEmail)(field.value)
  if (normal !== field.value) typeText(field, normal)
}

type OwnControlProps = Omit<WizardControlProps, 'field'> & { inEnglish?: true }

function WizardMonth({
  label,
  defaultValue,
  schoolYearsBack,
  ...input
}: OwnControlProps & { schoolYearsBack?: number }) {
  const { i18n } = useTranslation()
  const { box, value, setValue } = useFormValue(defaultValue)
  const labels = useMonthLabels(label, input.name.endsWith('.to'))
  const findOpeningMonth = () => {
    const form = box.current?.closest('form')
    const typed = form ? new FormData(form) : undefined
    return monthToOpenAt(input.name, (name) => parseMonth(String(typed?.get(name) ?? '')), schoolYearsBack)
  }
  return (
    <div ref={box}>
      <MonthPicker
        {...input}
        value={value}
        parse={parseMonth}
        format={(month) => formatMonthIn(i18n.language, month)}
        labels={labels}
        findOpeningMonth={findOpeningMonth}
        onValueChange={setValue}
      />
    </div>
  )
}

function WizardCities({ label, defaultValue, inEnglish, ...input }: OwnControlProps) {
  const { t } = useTranslation('editor')
  const { box, value, setValue } = useFormValue(defaultValue)
  return (
    <div ref={box}>
      <TagInput
        {...input}
        aria-label={label}
        tags={parseCities(value)}
        parse={parseCities}
        removeLabel={(city) => t('cityRemove', { city })}
        onTagsChange={(cities) => setValue(cities.join('、'))}
        renderField={(field) => <PickerInput {...field} picker="city" inEnglish={inEnglish} suffix="、" />}
      />
    </div>
  )
}

/** The value of a control that is no plain field: it begins with what was typed before the scripts came, and tells the form. */
function useFormValue(initialValue: string) {
  const box = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState(initialValue)
  const known = useRef(initialValue)
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('input[name]')
    if (field && field.value !== field.defaultValue) setValue(field.value)
  }, [])
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return { box, value, setValue }
}
