import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '#app/components/checked-field'
import { TextField } from '#app/components/text-field'
import { TextInput } from '#app/components/ui/text-input'
import { isBlank, type TypedValue } from '#app/components/ui/typed-value'
import { problem, sayProblem } from '#contract/problems'
import { DemoPage, Specimen, Value } from './specimen'
import { useDemoTexts } from './use-demo-texts'

const kinds = [
  ['trim', { trim: true }],
  ['number', { number: true, inputMode: 'decimal' }],
  ['numberType', { type: 'number' }],
  ['lazy', { lazy: true }],
  ['nullify', { nullify: true }],
  ['all', { trim: true, nullify: true }],
] as const

const longestNickname = 20

export function FormPage() {
  const { form } = useDemoTexts()
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'zh'
  function checkNickname(typed: TypedValue) {
    if (isBlank(typed)) return sayProblem('required', language)
    if (String(typed).length > longestNickname)
      return sayProblem(problem('tooLong', longestNickname), language)
  }
  return (
    <DemoPage name="nuxtform">
      <div className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {kinds.map(([kind, modifiers]) => (
          <Specimen key={kind} title={form[kind]}>
            <Typed label={form[kind]} modifiers={modifiers} />
          </Specimen>
        ))}
      </div>
      <Specimen title={form.check} text={form.checkText} className="max-w-md">
        <CheckedField name="nickname" label={form.nickname} trim check={checkNickname} />
      </Specimen>
      <Specimen title={form.states} className="max-w-md space-y-4">
        <TextField name="usual" label={form.usual} placeholder={form.placeholder} />
        <TextField name="invalid" label={form.invalid} defaultValue="linxiao@" error={form.wrong} />
        <TextField name="disabled" label={form.disabled} defaultValue="2026" disabled />
      </Specimen>
    </DemoPage>
  )
}

type TypedProps = { label: string; modifiers: (typeof kinds)[number][1] }

/** What a field hands on, and how often. */
function Typed({ label, modifiers }: TypedProps) {
  const { value, checked, times } = useDemoTexts()
  const id = useId()
  const [typed, setTyped] = useState<{ value?: TypedValue; times: number }>({ times: 0 })
  const [seen, setSeen] = useState<TypedValue>()
  return (
    <div>
      <TextInput
        id={id}
        aria-label={label}
        {...modifiers}
        onTyped={(value) => setTyped((before) => ({ value, times: before.times + 1 }))}
        onCheck={setSeen}
      />
      <div className="needs-script">
        <Value of={typed.value} label={value} />
        <Value of={seen} label={checked} />
        <Value of={typed.times} label={times} />
      </div>
    </div>
  )
}
