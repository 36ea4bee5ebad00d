import { Form } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFieldError } from '#contract/validation/field-error-codes'
import type { ProfileIntent, ProfileFormResult } from './profile-actions.server'
import { SettingsError } from './settings-group'

/** The form a page was answered with, if it is one of these. */
export function resultFor(
  result: ProfileFormResult | undefined,
  ...intents: ProfileIntent[]
): ProfileFormResult | undefined {
  return result && intents.includes(result.intent) ? result : undefined
}

type SettingsFormProps = { result?: ProfileFormResult; className?: string; children: ReactNode }

/** A form of the page, which stays where it is, says what was refused and leads to the field that is wrong. */
export function SettingsForm({ result, className = 'space-y-4', children }: SettingsFormProps) {
  const { t } = useTranslation()
  const refusal = result && result.refusal === '' ? t(`profile.failed.${result.intent}`) : result?.refusal
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [result])
  return (
    <Form ref={form} method="post" action="/user?index" preventScrollReset noValidate className={className}>
      {children}
      <SettingsError text={refusal} />
    </Form>
  )
}

/** The sentence for what is wrong with a field of a posted form. */
export function useFieldError(result: ProfileFormResult | undefined, name: string): string | undefined {
  const { i18n } = useTranslation()
  const problem = result?.problems[name]
  return problem && formatFieldError(problem, i18n.language === 'en' ? 'en' : 'zh')
}
