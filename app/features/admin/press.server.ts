import { data, redirect } from '@remix-run/node'
import type { DeskTexts } from '#app/i18n/zh/desk'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Language } from '#contract/problems'
import { deskTexts } from './desk-texts.server'

type Act = Pick<DeskTexts, 'act'>

/** Why a change was refused, in a sentence; what is no refusal is thrown on. */
export function sayRefusal(error: unknown, { act }: Act): string {
  if (!(error instanceof UpstreamFailure)) throw error
  return error.kind === 'business' ? error.message : act.wrong
}

/** @returns why a change was refused; undefined when it was made. */
export function refusalOf(change: Promise<unknown>, texts: Act): Promise<string | undefined> {
  return change.then(
    () => undefined,
    (error: unknown) => sayRefusal(error, texts),
  )
}

/** Why a change was refused: in a sentence, or with the field that it stands at. */
export type Problem = string | FieldProblem
export type FieldProblem = { field: string; said: string }

type Visit = { language: Language; flash: { say(text: string): void } }

/** What comes of a press: the page again with why it was not done and what was typed, or the page it leads to, told that it was. */
export function afterPress(visit: Visit, problem: Problem | undefined, to: string, form?: FormData) {
  const typed = form && Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (typeof problem === 'object') return data({ wrong: problem, problem: undefined, typed }, { status: 422 })
  if (problem !== undefined) return data({ wrong: undefined, problem, typed }, { status: 422 })
  visit.flash.say(deskTexts(visit.language).act.done)
  return redirect(to, 303)
}
