import { ApiCodes } from '#contract/http/api-codes'
import type { Envelope, FailureData } from '#contract/http/envelope'
import type { ApiErrorKind, ApiClientError } from './api-client-error'

/** The body of an answer that could not be given: the envelope of the refusal itself, or the class of the trouble (spec §8). */
export type ErrorBody =
  (Envelope & { data: FailureData }) | { failure: ApiErrorKind; retryAfterSeconds?: number | undefined }

/** HTTP statuses of refusals; a code that is not here answers 400. */
const statusByCode: Readonly<Record<number, number>> = {
  [ApiCodes.notFound]: 404,
  [ApiCodes.conflict]: 409,
  [ApiCodes.tooManyRequests]: 429,
  [ApiCodes.providerUnavailable]: 503,
}

/**
 * What a page, or a script, is answered where the service refused or answered 4xx: its own words, or the class of the trouble.
 * Undefined for a fault, of the service or of ours, which is thrown on.
 */
export function errorResponse(failure: ApiClientError): { body: ErrorBody; status: number } | undefined {
  const { kind, code, message, retryAfterSeconds } = failure
  if (kind === 'business')
    return {
      body: { code, data: { errorMsg: message, retryAfterSeconds } },
      status: statusByCode[code] ?? 400,
    }
  if (kind === 'auth' || kind === 'client')
    return { body: { failure: kind, retryAfterSeconds }, status: code }
  return undefined
}
