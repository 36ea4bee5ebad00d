/** Answer codes of the envelope (spec §8; the open ones are settled in decisions §7). */
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
  /** Asked or tried too often: the challenge in the answer has to be met first (contract/account/bot-challenge.ts). */
  challengeRequired: -8006,
} as const

export type ApiCode = (typeof ApiCodes)[keyof typeof ApiCodes]

/**
 * -6001…-6999: the login is gone and the token must be cleared (spec §8). -6007 is one of them, but for an answer to a call of
 * an in-app payment, which keeps the login: its caller asks for that first.
 */
export function isAuthFailure(code: number): boolean {
  return code <= -6001 && code >= -6999
}
