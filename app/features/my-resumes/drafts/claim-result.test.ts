import { describe, expect, test } from 'vitest'
import { redirectAfterClaim, type ClaimResult } from './claim-result'

const kept: ClaimResult[] = [
  { id: 'd1', outcome: 'kept', resumeId: 'r1' },
  { id: 'd2', outcome: 'full', message: '满了' },
]

describe('redirectAfterClaim', () => {
  test.each([
    ['/resume/edit/offline?draft=d1', '/resume/edit/r1'],
    ['/resume/edit/offline?draft=d1&welcome=', '/resume/edit/r1?welcome='],
    ['/resume/download?draft=d1', '/resume/download?resume=r1'],
    ['/resume/edit/offline?draft=d2', '/resume/edit/offline?draft=d2'],
    ['/resume/download?draft=d2', '/resume/download?draft=d2'],
    ['/resume/download?draft=nobody', '/resume/download?draft=nobody'],
    ['/resume/edit/offline', '/resume/edit/offline'],
    ['/pricing?draft=d1#a', '/pricing?draft=d1#a'],
    ['/resume/my', '/resume/my'],
  ])('maps %s to %s', (to, redirectTo) => {
    expect(redirectAfterClaim(to, kept)).toBe(redirectTo)
  })
})
