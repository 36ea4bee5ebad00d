import type { BotChallenge } from '#contract/account/bot-challenge'
import { ApiCodes, isAuthFailure } from '#contract/http/api-codes'
import type { FieldErrors } from '#contract/http/envelope'

/** How a call failed (spec §8): a business error of the API, or a class of transport error. */
export type ApiErrorKind = 'business' | 'auth' | 'network' | 'timeout' | 'client' | 'server' | 'unknown'

/**
 * The one error of a failed call. `code` is the envelope's for business errors, otherwise the HTTP status or
 * 0.
 */
export class ApiClientError extends Error {
  override name = 'ApiClientError'
  constructor(
    readonly kind: ApiErrorKind,
    readonly code: number,
    message: string,
    readonly fields: FieldErrors = {},
    readonly newer?: unknown,
    /** When to try again, in seconds. */
    readonly retryAfterSeconds?: number,
    /** The challenge to meet before trying again. */
    readonly challenge?: BotChallenge,
  ) {
    super(message)
  }

  get isAuth() {
    return this.kind === 'business' && isAuthFailure(this.code)
  }
  /**
   * -6007: an in-app payment continues at /vipMarket and keeps the session; for any other call it is an auth
   * failure (spec §8).
   */
  get isVipMarket() {
    return this.kind === 'business' && this.code === ApiCodes.redirectToPlans
  }
  get isNotFound() {
    return this.kind === 'business' && this.code === ApiCodes.notFound
  }
  get isConflict() {
    return this.kind === 'business' && this.code === ApiCodes.conflict
  }
  get isQuotaUsedUp() {
    return this.kind === 'business' && this.code === ApiCodes.quotaExceeded
  }
  get isBadInput() {
    return this.kind === 'business' && this.code === ApiCodes.invalidInput
  }
}

/** The class of a transport error by its HTTP status (spec §8). */
export function errorKindOfStatus(status: number): ApiErrorKind {
  if (status === 401 || status === 403) return 'auth'
  if (status >= 400 && status < 500) return 'client'
  return status >= 500 ? 'server' : 'unknown'
}

/** The outcome of a call that threw this error, for metrics. */
export function callOutcome(error: unknown): ApiErrorKind {
  return error instanceof ApiClientError ? error.kind : 'unknown'
}
