import { FormProvider } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useResultForm } from '#app/components/forms/use-result-form'
import type { ProfileIntent, ProfileFormResult } from './profile-actions.server'
import { SettingsError } from './settings-group'

/** The form a page was answered with, if it is one of these. */
export function resultFor(
  result: ProfileFormResult | undefined,
  ...intents: ProfileIntent[]
): ProfileFormResult | undefined {
  return result && intents.includes(result.pressed) ? result : undefined
}

type SettingsFormProps = { result?: ProfileFormResult; className?: string; children: ReactNode }

/** A form of the page, which stays where it is and says what was refused; its fields are conform's (`useField`). */
export function SettingsForm({ result, className = 'space-y-4', children }: SettingsFormProps) {
  const [form] = useResultForm(result)
  return (
    <FormProvider context={form.context}>
      <Form
        id={form.id}
        method="post"
        action="/user?index"
        preventScrollReset
        noValidate
        className={className}
      >
        {children}
        <SettingsError text={form.errors?.[0]} />
      </Form>
    </FormProvider>
  )
}
