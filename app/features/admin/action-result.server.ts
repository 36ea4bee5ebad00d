import { data, redirect } from '@remix-run/node'
import type { Translate } from '#app/i18n/i18n-options'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { Language } from '#contract/validation/field-error-codes'
import { i18nFor } from '#app/i18n/i18n.server'

/** Returns why a change was refused, as a sentence; rethrows other errors. */
export function refusalMessage(error: unknown, t: Translate): string {
  if (!(error instanceof ApiClientError)) throw error
  return error.kind === 'business' ? error.message : t('admin:act.wrong')
}

/** @returns why the change was refused; undefined on success. */
export function refusalMessageOf(change: Promise<unknown>, t: Translate): Promise<string | undefined> {
  return change.then(
    () => undefined,
    (error: unknown) => refusalMessage(error, t),
  )
}

/** Why a change was refused: a sentence, or a field with its message. */
export type ActionError = string | FieldError
export type FieldError = { field: string; message: string }

type ActionSession = { language: Language; flash: { set(text: string): void } }

/**
 * Responds to an admin action: 422 with the problem and the submitted values, or a redirect with a flash
 * message.
 */
export function actionResponse(
  session: ActionSession,
  problem: ActionError | undefined,
  to: string,
  form?: FormData,
) {
  const submitted = form && Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (typeof problem === 'object')
    return data({ wrong: problem, problem: undefined, submitted }, { status: 422 })
  if (problem !== undefined) return data({ wrong: undefined, problem, submitted }, { status: 422 })
  session.flash.set(i18nFor(session.language).t('admin:act.done'))
  return redirect(to, 303)
}
