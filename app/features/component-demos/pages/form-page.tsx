import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ValidatedField } from '#app/components/forms/validated-field'
import { TextField } from '#app/components/forms/text-field'
import { TextInput } from '#app/components/ui/text-input/text-input'
import { isBlank, type InputValue } from '#app/components/ui/text-input/parse-input-value'
import { fieldError, formatFieldError } from '#contract/validation/field-error-codes'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

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
  const { form } = useDemoTexts()
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'zh'
  function checkNickname(typed: InputValue) {
    if (isBlank(typed)) return formatFieldError('required', language)
    if (String(typed).length > longestNickname)
      return formatFieldError(fieldError('tooLong', longestNickname), language)
  }
  return (
    <DemoPage name="nuxtform">
      <div className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {kinds.map(([kind, modifiers]) => (
          <DemoSection key={kind} title={form[kind]}>
            <Typed label={form[kind]} modifiers={modifiers} />
          </DemoSection>
        ))}
      </div>
      <DemoSection title={form.check} text={form.checkText} className="max-w-md">
        <ValidatedField name="nickname" label={form.nickname} trim validate={checkNickname} />
      </DemoSection>
      <DemoSection title={form.states} className="max-w-md space-y-4">
        <TextField name="usual" label={form.usual} placeholder={form.placeholder} />
        <TextField name="invalid" label={form.invalid} defaultValue="linxiao@" error={form.wrong} />
        <TextField name="disabled" label={form.disabled} defaultValue="2026" disabled />
      </DemoSection>
    </DemoPage>
  )
}

type TypedProps = { label: string; modifiers: (typeof kinds)[number][1] }

/** What a field hands on, and how often. */
function Typed({ label, modifiers }: TypedProps) {
  const { value, checked, times } = useDemoTexts()
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
        <Value of={typed.value} label={value} />
        <Value of={validated} label={checked} />
        <Value of={typed.times} label={times} />
      </div>
    </div>
  )
}
