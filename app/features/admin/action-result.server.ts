import { data, redirect } from '@remix-run/node'
import type { AdminTexts } from '#app/i18n/zh/admin/admin'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { Language } from '#contract/validation/field-error-codes'
import { adminTexts } from './admin-texts.server'

type ActionTexts = Pick<AdminTexts, 'act'>

/** Why a change was refused, in a sentence; what is no refusal is thrown on. */
export function refusalMessage(error: unknown, { act }: ActionTexts): string {
  if (!(error instanceof ApiClientError)) throw error
  return error.kind === 'business' ? error.message : act.wrong
}

/** @returns why a change was refused; undefined when it was made. */
export function refusalMessageOf(change: Promise<unknown>, texts: ActionTexts): Promise<string | undefined> {
  return change.then(
    () => undefined,
    (error: unknown) => refusalMessage(error, texts),
  )
}

/** Why a change was refused: in a sentence, or with the field that it stands at. */
export type ActionError = string | FieldError
export type FieldError = { field: string; message: string }

type ActionSession = { language: Language; flash: { set(text: string): void } }

/** What comes of a press: the page again with why it was not done and what was typed, or the page it leads to, told that it was. */
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
  session.flash.set(adminTexts(session.language).act.done)
  return redirect(to, 303)
}
