import type { CodeChallenge } from '#contract/code-challenge'
import { type Code, Codes } from '#contract/codes'
import type { FailureData, FieldProblems } from '#contract/envelope'
import { problemsOf } from '#contract/field-problems'
import { type Language, sayProblem } from '#contract/problems'
import type { z } from 'zod'
import { type RefusalText, refusalTexts } from './refusal-texts'
import { sayWait } from './rules/say-wait'

type Extra = {
  /** Only for trouble of transport; what the business refuses is HTTP 200 (decisions §7). */
  status?: 400 | 404 | 405 | 413 | 415 | 500 | 503
  fields?: FieldProblems
  /** How many the text speaks of. */
  count?: number
  newer?: unknown
  challenge?: CodeChallenge
  /** Until it may be asked again. */
  waitMs?: number
}

/** The answer is no, and the caller is told why. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: Code,
    readonly text: RefusalText,
    readonly extra: Extra = {},
  ) {
    super(text)
  }
}

/** Refuses fields by name, as their form has them. */
export function refuseFields(fields: FieldProblems): Refusal {
  return new Refusal(Codes.badInput, 'badInput', { fields })
}

/**
 * Refuses what a schema refused. Fields of a resume are named as in the resume itself (`basics.email`, not
 * `resume.basics.email`), so that its form can use them as they are; a problem of the whole document is named ''.
 */
export function refuseInput(error: z.ZodError): Refusal {
  const named = Object.entries(problemsOf(error))
  return refuseFields(
    Object.fromEntries(named.map(([name, said]) => [name.replace(/^resume(\.|$)/, ''), said])),
  )
}

/** The failure's data of the envelope, in the caller's language. */
export function toFailure({ text, extra }: Refusal, language: Language): FailureData {
  const { fields, newer, count, waitMs = 0, challenge } = extra
  const [first] = Object.entries(fields ?? {})
  return {
    errorMsg: first
      ? sayField(first, language)
      : refusalTexts[text][language]
          .replace('{count}', String(count))
          .replace('{wait}', sayWait(waitMs, language)),
    ...(fields && { fields }),
    ...(newer !== undefined && { newer }),
    ...(challenge && { challenge }),
    ...(waitMs > 0 && { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
  }
}

/** Their sentences say by themselves what they are about. */
const unnamed = new Set(['', 'phone', 'captcha', 'password', 'style.template'])

function sayField([name, said]: [string, string], language: Language): string {
  const sentence = sayProblem(said, language)
  if (unnamed.has(name)) return sentence
  return language === 'zh' ? `${name}：${sentence}` : `${name}: ${sentence}`
}
