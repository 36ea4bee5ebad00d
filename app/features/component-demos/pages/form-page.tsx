import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ValidatedField } from '#app/components/forms/validated-field'
import { SearchField } from '#app/components/forms/search-field'
import { TextField } from '#app/components/forms/text-field'
import { DatePicker } from '#app/components/ui/date-picker/date-picker'
import { TextInput } from '#app/components/ui/parsed-input/text-input'
import { isBlank, type InputValue } from '#app/components/ui/parsed-input/parse-input-value'
import { fieldError } from '#contract/validation/field-error-codes'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'

const kinds = [
  ['trim', { trim: true }],
  ['number', { number: true, inputMode: 'decimal' }],
  ['numberType', { type: 'number' }],
  ['lazy', { commitOnBlur: true }],
  ['nullify', { nullify: true }],
  ['all', { trim: true, nullify: true }],
] as const

const longestNickname = 20

export function FormPage() {
  const { t, i18n } = useTranslation('demo')
  const errorText = useFieldErrorText()
  function checkNickname(typed: InputValue) {
    if (isBlank(typed)) return errorText('required')
    if (String(typed).length > longestNickname) return errorText(fieldError('tooLong', longestNickname))
  }
  return (
    <DemoPage name="nuxtform">
      <div className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {kinds.map(([kind, modifiers]) => (
          <DemoSection key={kind} title={t(`form.${kind}`)}>
            <Typed label={t(`form.${kind}`)} modifiers={modifiers} />
          </DemoSection>
        ))}
      </div>
      <DemoSection title={t('form.check')} text={t('form.checkText')} className="max-w-md">
        <ValidatedField name="nickname" label={t('form.nickname')} trim validate={checkNickname} />
      </DemoSection>
      <DemoSection title={t('dates.title')} className="max-w-48">
        <DatePicker
          name="day"
          aria-label={t('dates.title')}
          defaultValue="2026-11-05"
          labels={{ ...t('dates.labels', { returnObjects: true }), language: i18n.language }}
        />
      </DemoSection>
      <DemoSection title={t('more.title')} className="max-w-md space-y-4">
        <SearchField
          label={t('more.search')}
          placeholder={t('more.search')}
          defaultValue={t('more.search')}
        />
        <label className="flex items-center gap-3 text-sm text-muted-foreground">
          {t('more.zoom')}
          <input type="range" min={1} max={4} step={0.1} defaultValue={2} className="grow" />
        </label>
      </DemoSection>
      <DemoSection title={t('form.states')} className="max-w-md space-y-4">
        <TextField name="usual" label={t('form.usual')} placeholder={t('form.placeholder')} />
        <TextField name="invalid" label={t('form.invalid')} defaultValue="linxiao@" error={t('form.wrong')} />
        <TextField name="disabled" label={t('form.disabled')} defaultValue="2026" disabled />
      </DemoSection>
    </DemoPage>
  )
}

type TypedProps = { label: string; modifiers: (typeof kinds)[number][1] }

/** Shows the value, and how often. */
function Typed({ label, modifiers }: TypedProps) {
  const { t } = useTranslation('demo')
  const id = useId()
  const [typed, setTyped] = useState<{ value?: InputValue; times: number }>({ times: 0 })
  const [validated, setValidated] = useState<InputValue>()
  return (
    <div>
      <TextInput
        id={id}
        aria-label={label}
        {...modifiers}
        onValueChange={(value) => setTyped((before) => ({ value, times: before.times + 1 }))}
        onValidate={setValidated}
      />
      <div className="needs-script">
        <Value of={typed.value} label={t('value')} />
        <Value of={validated} label={t('checked')} />
        <Value of={typed.times} label={t('times')} />
      </div>
    </div>
  )
}
