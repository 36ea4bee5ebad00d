import type { BotChallenge } from '#contract/account/bot-challenge'
import { type ApiCode, ApiCodes } from '#contract/http/api-codes'
import type { FailureData, FieldErrors } from '#contract/http/envelope'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { type Language, formatFieldError } from '#contract/validation/field-error-codes'
import type { z } from 'zod'
import { type ErrorMessageKey, errorMessages } from './error-messages'
import { formatWait } from './format-wait'

type ErrorDetails = {
  /** Only for transport errors; business errors have HTTP status 200 (decisions §7). */
  status?: 400 | 404 | 405 | 413 | 415 | 500 | 503
  fields?: FieldErrors
  /** The number that replaces {count} in the message. */
  count?: number
  newer?: unknown
  challenge?: BotChallenge
  /** How long to wait before the next attempt. */
  waitMs?: number
}

/** An error that is sent to the caller as a code and a localized message. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly code: ApiCode,
    readonly messageKey: ErrorMessageKey,
    readonly details: ErrorDetails = {},
  ) {
    super(messageKey)
  }
}

/** An error for invalid fields, under the names that their form uses. */
export function invalidFields(fields: FieldErrors): ApiError {
  return new ApiError(ApiCodes.invalidInput, 'badInput', { fields })
}

/**
 * The error for a failed schema. Fields of a resume are named as in the resume itself (`basics.email`, not
 * `resume.basics.email`), so that its form can use the names as they are; an error of the whole document has
 * the name ''.
 */
export function invalidInput(error: z.ZodError): ApiError {
  const named = Object.entries(toFieldErrors(error))
  return invalidFields(
    Object.fromEntries(
      named.map(([name, fieldProblem]) => [name.replace(/^resume(\.|$)/, ''), fieldProblem]),
    ),
  )
}

/** The envelope's data for an error, in the caller's language. */
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

/** Fields whose messages make sense without the field's name. */
const selfExplanatoryFields = new Set(['', 'phone', 'captcha', 'password', 'style.template', 'coupon'])

function formatField([name, fieldProblem]: [string, string], language: Language): string {
  const sentence = formatFieldError(fieldProblem, language)
  if (selfExplanatoryFields.has(name)) return sentence
  return language === 'zh' ? `${name}：${sentence}` : `${name}: ${sentence}`
}
