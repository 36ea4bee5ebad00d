import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { kindOfStatus, UpstreamFailure } from './failure'

describe('an UpstreamFailure', () => {
  test.each([
    [Codes.notLoggedIn, 'isAuth'],
    [Codes.tokenExpired, 'isAuth'],
    [Codes.tokenRevoked, 'isAuth'],
    [Codes.accountClosed, 'isAuth'],
    [-6999, 'isAuth'],
    [Codes.notFound, 'isNotFound'],
    [Codes.conflict, 'isConflict'],
    [Codes.badInput, 'isBadInput'],
    [Codes.frontPage, undefined],
    [Codes.vipMarket, 'isAuth'],
    [-7000, undefined],
    [Codes.quotaUsedUp, 'isQuotaUsedUp'],
  ])('with the business code %i is %s and nothing else', (code, is) => {
    const failure = new UpstreamFailure('business', code, '')
    const questions = ['isAuth', 'isNotFound', 'isConflict', 'isBadInput', 'isQuotaUsedUp'] as const
    expect(questions.filter((question) => failure[question])).toEqual(is ? [is] : [])
  })

  test.each(['network', 'timeout', 'auth', 'client', 'server', 'unknown'] as const)(
    'of the kind %s never ends a login, whatever its code',
    (kind) => {
      expect(new UpstreamFailure(kind, Codes.notLoggedIn, '').isAuth).toBe(false)
    },
  )
})

test.each([
  [200, 'unknown'],
  [302, 'unknown'],
  [400, 'client'],
  [401, 'auth'],
  [403, 'auth'],
  [404, 'client'],
  [499, 'client'],
  [500, 'server'],
  [599, 'server'],
])('HTTP %i is of the kind %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind)
})
