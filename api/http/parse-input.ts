import { ApiCodes } from '#contract/http/api-codes'
import type { FieldErrors } from '#contract/http/envelope'
import { fieldNameOf } from '#contract/validation/to-field-errors'
import { fieldError } from '#contract/validation/field-error-codes'
import type { z } from 'zod'
import { ApiError, invalidFields, invalidInput } from './api-error'

/** Fields that identify or unlock something: an impossible value means not found, not invalid. */
const identifierFields = new Set(['id', 'secret', 'token', 'tradeNo', 'resumeId', 'sessionId', 'fingerprint'])

/**
 * Parses the input of a call and rejects text that no database can store: PostgreSQL fails at U+0000, and a
 * lone surrogate is silently replaced. Characters that a schema removes by itself are accepted.
 * @throws ApiError -8000 with the invalid fields; -8001 when only ids are invalid.
 */
export function parseInput<T extends z.ZodType>(schema: T, rawInput: unknown): z.output<T> {
  const parsed = schema.safeParse(rawInput)
  if (!parsed.success) throw invalidInput(parsed.error)
  const problems: FieldErrors = {}
  findUnstorable(parsed.data, [], problems)
  const names = Object.keys(problems)
  if (names.length === 0) return parsed.data
  if (names.every((name) => identifierFields.has(name))) throw new ApiError(ApiCodes.notFound, 'nothingThere')
  throw invalidFields(problems)
}

function findUnstorable(value: unknown, path: PropertyKey[], problems: FieldErrors): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) problems[fieldNameOf(path)] = fieldError('wrongType')
  } else if (Array.isArray(value)) {
    value.forEach((item, at) => findUnstorable(item, [...path, at], problems))
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      findUnstorable(item, isStorable(key) ? [...path, key] : path, problems)
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
