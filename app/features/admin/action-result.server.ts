import { data, redirect } from '@remix-run/node'
import type { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { fieldErrorFormatter, invalidForm, parseForm, refusedForm } from '#app/api-client/form-result.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { endpoints, type CallName, type InputOf } from '#contract/http/endpoints'
import type { Language } from '#contract/validation/field-error-codes'

type FormOptions = {
  language: Language
  /** The message for an error of a field; by default the usual one for its code. */
  formatError?: (encoded: string) => string
}

/**
 * Makes the change that a form asks for. @returns the form with what is wrong; undefined on success. @throws
 * what is no failure of a call
 */
export async function submitForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
  change: (fields: z.output<Schema>) => Promise<unknown>,
  { language, formatError = fieldErrorFormatter(language) }: FormOptions,
): Promise<FormResponse | undefined> {
  const submission = parseForm(form, schema, formatError)
  if (submission.status !== 'success') return invalidForm(submission)
  try {
    await change(submission.value)
    return undefined
  } catch (error) {
    return refusedForm(submission, error, { language, failedText: i18nFor(language).t('admin:act.failed') })
  }
}

/** Sends a form whose fields are the input of an endpoint, as submitForm. */
export function submitCall<N extends CallName>(
  api: ApiClient,
  call: N,
  form: FormData,
  options: FormOptions,
): Promise<FormResponse | undefined> {
  const change = (fields: unknown) => api.call(call, fields as InputOf<N>)
  return submitForm(form, endpoints[call].input, change, options)
}

type ActionSession = { language: Language; flash: { set(text: string): void } }

/** Responds to an admin action: the form with what is wrong, or a redirect with a flash message. */
export function actionResponse<More extends object>(
  session: ActionSession,
  refused: FormResponse<More> | undefined,
  to: string,
) {
  if (refused) return data(refused.result, { status: refused.status })
  session.flash.set(i18nFor(session.language).t('admin:act.done'))
  return redirect(to, 303)
}
