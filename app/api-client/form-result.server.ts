import type { Submission } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { formatFieldError, type Language } from '#contract/validation/field-error-codes'
import { ApiClientError } from './api-client-error'
import type { FormResponse } from './form-result'

/** The sentence for a problem that a schema or the service names. */
type FormatError = (encoded: string) => string

export const fieldErrorFormatter =
  (language: Language): FormatError =>
  (encoded) =>
    formatFieldError(encoded, language)

/**
 * Reads the fields of a schema from a form, as they were typed: '' stays ''. Fields that the schema does not name never reach
 * conform, for other names could be made to cost time.
 */
export function parseForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
  formatError: FormatError,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const fields = new FormData()
  for (const name of fieldNames(schema))
    for (const value of form.getAll(name)) if (typeof value === 'string') fields.append(name, value)
  return parseWithZod<Schema, string[]>(fields, {
    schema,
    disableAutoCoercion: true,
    formatError: (issues) => issues.slice(0, 1).map(({ message }) => formatError(message)),
  })
}

/** The names of a schema's fields in a form: `a.b` for the field `b` of the object `a`. */
function fieldNames({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, field]) =>
    field instanceof z.ZodObject ? fieldNames(field).map((inner) => `${name}.${inner}`) : name,
  )
}

type AnyForm = Pick<Submission<unknown>, 'payload' | 'reply'>

/** The form as it comes back when it was not read. */
export function invalidForm(submission: AnyForm): FormResponse {
  return { result: submission.reply(), status: 422 }
}

/**
 * The form as it comes back when the service refused it: what is wrong stands at its fields, else over the form in the service's
 * words. @param failedText what is said where the service could not be asked @throws what is no failure of a call
 */
export function refusedForm(
  submission: AnyForm,
  error: unknown,
  { language, failedText }: { language: Language; failedText: string },
): FormResponse {
  if (!(error instanceof ApiClientError)) throw error
  if (error.kind !== 'business')
    return { result: submission.reply({ formErrors: [failedText] }), status: 503 }
  const fieldErrors = Object.entries(error.fields)
    .filter(([name]) => hasField(submission.payload, name.split('.')))
    .map(([name, problem]): [string, string[]] => [name, [formatFieldError(problem, language)]])
  const result = submission.reply(
    fieldErrors.length > 0
      ? { fieldErrors: Object.fromEntries(fieldErrors) }
      : { formErrors: [error.message] },
  )
  return { result: { ...result, ...(error.challenge && { challenge: error.challenge }) }, status: 422 }
}

/** Whether a form has a field: `['a', 'b']` for `a.b`, the field `b` of the object `a`. */
function hasField(payload: unknown, [name, ...inner]: readonly string[]): boolean {
  if (name === undefined) return true
  return typeof payload === 'object' && payload !== null && Object.hasOwn(payload, name)
    ? hasField((payload as Record<string, unknown>)[name], inner)
    : false
}
