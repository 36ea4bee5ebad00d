import { ApiCodes } from '#contract/http/api-codes'
import type { Envelope, FailureData } from '#contract/http/envelope'
import type { ApiErrorKind, ApiClientError } from './api-client-error'

/** The body of an error response: the API's own envelope, or the class of the error (spec §8). */
export type ErrorBody =
  (Envelope & { data: FailureData }) | { failure: ApiErrorKind; retryAfterSeconds?: number | undefined }

/** HTTP statuses of business errors; other codes are answered with 400. */
const statusByCode: Readonly<Record<number, number>> = {
  [ApiCodes.notFound]: 404,
  [ApiCodes.conflict]: 409,
  [ApiCodes.tooManyRequests]: 429,
  [ApiCodes.providerUnavailable]: 503,
}

/**
 * The response to a page or script when the API rejected a call or answered 4xx: its own message, or the
 * class of the error.
 * Undefined for a failure of the API or of ours, which is rethrown.
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
