import { FormProvider } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useResultForm } from '#app/components/forms/use-result-form'
import type { ProfileIntent, ProfileFormResult } from './profile-actions.server'
import { SettingsError } from './settings-group'

/** Returns the result if it belongs to one of these intents. */
export function resultFor(
  result: ProfileFormResult | undefined,
  ...intents: ProfileIntent[]
): ProfileFormResult | undefined {
  return result && intents.includes(result.pressed) ? result : undefined
}

type SettingsFormProps = { result?: ProfileFormResult; className?: string; children: ReactNode }

/** A form that stays on the page and shows its errors; its fields use conform's `useField`. */
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
