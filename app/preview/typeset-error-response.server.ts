import { fieldError } from '#contract/validation/field-error-codes'
import { TypesetBusyError, DocumentTooLargeError } from '#typeset/typesetter'

/**
 * The given response; 503 with Retry-After when the typesetter is busy, 422 with the field to
 * shorten when the resume is too large to lay out.
 */
export async function withTypesetErrors(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof DocumentTooLargeError)
      return Response.json({ problems: { [error.field]: fieldError('tooMuch') } }, { status: 422 })
    if (!(error instanceof TypesetBusyError)) throw error
    return Response.json(
      { problem: 'busy' },
      { status: 503, headers: { 'Retry-After': String(error.retryAfterSeconds) } },
    )
  }
}
