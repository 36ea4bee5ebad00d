import type { z } from 'zod'
import type { FieldErrors } from '../http/envelope'
import { fieldError } from './field-error-codes'

/** `['sections', 0, 'items', 1, 'from']` → `sections[0].items[1].from`, the name of its form field. */
export function fieldNameOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '')
}

/** The first error of every field of a failed parse. Messages that are no error codes become wrongType. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues)
    errors[fieldNameOf(issue.path)] ??= /^[a-zA-Z]+(:.*)?$/.test(issue.message)
      ? issue.message
      : fieldError('wrongType')
  return errors
}
