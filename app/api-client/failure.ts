import type { CodeChallenge } from '#contract/code-challenge'
import { Codes, isAuthFailure } from '#contract/codes'
import type { FieldProblems } from '#contract/envelope'

/** How a call failed (spec §8): a business code, or transport trouble by class. */
export type FailureKind = 'business' | 'auth' | 'network' | 'timeout' | 'client' | 'server' | 'unknown'

/** The one kind of failure a call has. `code` is the envelope's for business failures, the HTTP status or 0 otherwise. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  constructor(
    readonly kind: FailureKind,
    readonly code: number,
    message: string,
    readonly fields: FieldProblems = {},
    readonly newer?: unknown,
    /** When it may be asked again. */
    readonly retryAfterSeconds?: number,
    /** What has to be met before it is asked again. */
    readonly challenge?: CodeChallenge,
  ) {
    super(message)
  }

  get isAuth() {
    return this.kind === 'business' && isAuthFailure(this.code)
  }
  /** -6007: an in-app payment goes on at /vipMarket with the login kept; to any other call it is an auth failure (spec §8). */
  get isVipMarket() {
    return this.kind === 'business' && this.code === Codes.vipMarket
  }
  get isNotFound() {
    return this.kind === 'business' && this.code === Codes.notFound
  }
  get isConflict() {
    return this.kind === 'business' && this.code === Codes.conflict
  }
  get isQuotaUsedUp() {
    return this.kind === 'business' && this.code === Codes.quotaUsedUp
  }
  get isBadInput() {
    return this.kind === 'business' && this.code === Codes.badInput
  }
}

/** The class of a transport failure by its HTTP status (spec §8). */
export function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'auth'
  if (status >= 400 && status < 500) return 'client'
  return status >= 500 ? 'server' : 'unknown'
}

/** How a call ended that threw this. */
export function outcomeOf(error: unknown): FailureKind {
  return error instanceof UpstreamFailure ? error.kind : 'unknown'
}
