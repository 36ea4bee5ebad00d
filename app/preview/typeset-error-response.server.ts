import { fieldError } from '#contract/validation/field-error-codes'
import { TypesetBusyError, DocumentTooLargeError } from '#typeset/typesetter'

/**
 * An answer made of pages; 503 with Retry-After when the typesetter has too much to do just now, 422 with the text to
 * shorten when the resume is too much to lay out.
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
