import { Form } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sayProblem } from '#contract/problems'
import type { Intent, Posted } from './profile-command.server'
import { Refused } from './settings'

/** The form a page was answered with, if it is one of these. */
export function postedOf(posted: Posted | undefined, ...intents: Intent[]): Posted | undefined {
  return posted && intents.includes(posted.intent) ? posted : undefined
}

type PostedFormProps = { posted?: Posted; className?: string; children: ReactNode }

/** A form of the page, which stays where it is, says what was refused and leads to the field that is wrong. */
export function PostedForm({ posted, className = 'space-y-4', children }: PostedFormProps) {
  const { t } = useTranslation()
  const refusal = posted && posted.refusal === '' ? t(`profile.failed.${posted.intent}`) : posted?.refusal
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (posted) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [posted])
  return (
    <Form ref={form} method="post" action="/user?index" preventScrollReset noValidate className={className}>
      {children}
      <Refused text={refusal} />
    </Form>
  )
}

/** The sentence for what is wrong with a field of a posted form. */
export function useFieldError(posted: Posted | undefined, name: string): string | undefined {
  const { i18n } = useTranslation()
  const said = posted?.problems[name]
  return said && sayProblem(said, i18n.language === 'en' ? 'en' : 'zh')
}
