import type { BotChallenge } from '#contract/account/bot-challenge'
import { type ApiCode, ApiCodes } from '#contract/http/api-codes'
import type { FailureData, FieldErrors } from '#contract/http/envelope'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { type Language, formatFieldError } from '#contract/validation/field-error-codes'
import type { z } from 'zod'
import { type ErrorMessageKey, errorMessages } from './error-messages'
import { formatWait } from './format-wait'

type ErrorDetails = {
  /** Only for trouble of transport; what the business refuses is HTTP 200 (decisions §7). */
  status?: 400 | 404 | 405 | 413 | 415 | 500 | 503
  fields?: FieldErrors
  /** How many the text speaks of. */
  count?: number
  newer?: unknown
  challenge?: BotChallenge
  /** Until it may be asked again. */
  waitMs?: number
}

/** The answer is no, and the caller is told why. */
export class ApiError extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: ApiCode,
    readonly messageKey: ErrorMessageKey,
    readonly details: ErrorDetails = {},
  ) {
    super(messageKey)
  }
}

/** Refuses fields by name, as their form has them. */
export function invalidFields(fields: FieldErrors): ApiError {
  return new ApiError(ApiCodes.invalidInput, 'badInput', { fields })
}

/**
 * Refuses what a schema refused. Fields of a resume are named as in the resume itself (`basics.email`, not
 * `resume.basics.email`), so that its form can use them as they are; a problem of the whole document is named ''.
 */
export function invalidInput(error: z.ZodError): ApiError {
  const named = Object.entries(toFieldErrors(error))
  return invalidFields(
    Object.fromEntries(
      named.map(([name, fieldProblem]) => [name.replace(/^resume(\.|$)/, ''), fieldProblem]),
    ),
  )
}

/** The failure's data of the envelope, in the caller's language. */
export function toFailureData({ messageKey, details }: ApiError, language: Language): FailureData {
  const { fields, newer, count, waitMs = 0, challenge } = details
  const [first] = Object.entries(fields ?? {})
  return {
    errorMsg: first
      ? formatField(first, language)
      : errorMessages[messageKey][language]
          .replace('{count}', String(count))
          .replace('{wait}', formatWait(waitMs, language)),
    ...(fields && { fields }),
    ...(newer !== undefined && { newer }),
    ...(challenge && { challenge }),
    ...(waitMs > 0 && { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
  }
}

/** Their sentences say by themselves what they are about. */
const selfExplanatoryFields = new Set(['', 'phone', 'captcha', 'password', 'style.template'])

function formatField([name, fieldProblem]: [string, string], language: Language): string {
  const sentence = formatFieldError(fieldProblem, language)
  if (selfExplanatoryFields.has(name)) return sentence
  return language === 'zh' ? `${name}：${sentence}` : `${name}: ${sentence}`
}
