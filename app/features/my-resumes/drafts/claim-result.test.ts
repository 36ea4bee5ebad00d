import { describe, expect, test } from 'vitest'
import { redirectAfterBringing, redirectAfterClaim, type ClaimResult } from './claim-result'

const kept: ClaimResult[] = [
  { id: 'd1', outcome: 'kept', resumeId: 'r1' },
  { id: 'd2', outcome: 'full', message: '满了' },
]

describe('redirectAfterClaim', () => {
  test.each([
    ['/resume/edit/offline?draft=d1', '/resume/edit/r1'],
    ['/resume/edit/offline?draft=d1&welcome=', '/resume/edit/r1?welcome='],
    ['/resume/edit/offline?draft=d1&at=s1#ai=s1.text', '/resume/edit/r1?at=s1#ai=s1.text'],
    ['/resume/edit/offline?draft=d1&at=s1&improve=s1.text', '/resume/improve/r1?target=s1.text'],
    ['/resume/edit/offline?draft=d1&improve=', '/resume/improve/r1?target='],
    ['/drafts/d1/check', '/resume/check/r1'],
    ['/drafts/d1/samples?entry=s1', '/resume/samples/r1?entry=s1'],
    ['/drafts/d2/check', '/drafts/d2/check'],
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

test.each([
  ['/resume/edit/offline?draft=d1&at=s1&welcome=#ai=s1', '/resume/edit/r1?at=s1#ai=s1', true],
  ['/resume/edit/offline?draft=d1#ai=', '/resume/edit/r1#ai=', false],
  ['/resume/edit/offline?draft=d2&welcome=#ai=', '/resume/edit/offline?draft=d2#ai=', true],
])('who brought a draft by %s goes on to %s without a dialog', (to, href, isNew) => {
  expect(redirectAfterBringing(to, kept)).toEqual({ href, isNew })
})
