/** Codes of the response envelope (spec §8; decisions §7 settles those it leaves open). */
export const ApiCodes = {
  ok: 0,
  redirectHome: -6000,
  notLoggedIn: -6001,
  tokenExpired: -6002,
  tokenRevoked: -6003,
  accountClosed: -6004,
  redirectToPlans: -6007,
  invalidInput: -8000,
  notFound: -8001,
  conflict: -8002,
  quotaExceeded: -8003,
  tooManyRequests: -8004,
  providerUnavailable: -8005,
  /**
   * Too many requests or attempts: the challenge in the response must be met first
   * (contract/account/bot-challenge.ts).
   */
  challengeRequired: -8006,
} as const

export type ApiCode = (typeof ApiCodes)[keyof typeof ApiCodes]

/**
 * -6001…-6999: the session is gone and the token must be cleared (spec §8). -6007 is among them, except in
 * the response to
 * an in-app payment, which keeps the session: its caller must check for it first.
 */
export function isAuthFailure(code: number): boolean {
  return code <= -6001 && code >= -6999
}
