import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { ApiClientError } from './api-client-error'

describe('ApiClientError', () => {
  test.each([
    [ApiCodes.notLoggedIn, 'isAuth'],
    [ApiCodes.tokenExpired, 'isAuth'],
    [ApiCodes.tokenRevoked, 'isAuth'],
    [ApiCodes.accountClosed, 'isAuth'],
    [-6999, 'isAuth'],
    [ApiCodes.notFound, 'isNotFound'],
    [ApiCodes.conflict, 'isConflict'],
    [ApiCodes.invalidInput, 'isBadInput'],
    [ApiCodes.redirectHome, undefined],
    [ApiCodes.redirectToPlans, 'isAuth'],
    [-7000, undefined],
    [ApiCodes.quotaExceeded, 'isQuotaUsedUp'],
  ])('with the business code %i is %s and nothing else', (code, is) => {
    const failure = new ApiClientError('business', code, '')
    const questions = ['isAuth', 'isNotFound', 'isConflict', 'isBadInput', 'isQuotaUsedUp'] as const
    expect(questions.filter((question) => failure[question])).toEqual(is ? [is] : [])
  })

  test.each(['network', 'timeout', 'auth', 'client', 'server', 'unknown'] as const)(
    'of the kind %s never ends a session, whatever its code',
    (kind) => {
      expect(new ApiClientError(kind, ApiCodes.notLoggedIn, '').isAuth).toBe(false)
    },
  )
})
