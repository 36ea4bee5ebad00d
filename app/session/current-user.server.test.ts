import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildPlanBenefits } from '#tests/fixtures/account-builders'
import { createTokenCheckCache } from './token-check-cache.server'
import { createRequestSession } from './request-session.server'
import { createGetCurrentUser, currentPlan } from './current-user.server'

const sessionSecrets = ['a secret of this test']
const options = { secureCookies: true, sessionSecrets }
const benefits = buildPlanBenefits({ phoneNum: '138****8000', benefits: { '1': 3 } })

function visitWith(token?: string) {
  const before = createRequestSession(new Request('http://us.example/'), options)
  if (token) before.auth.remember(token)
  const cookie = before.cookies()[0]?.split(';')[0] ?? ''
  return createRequestSession(new Request('http://us.example/', { headers: { cookie } }), options)
}

function whoWith(token: string | undefined, answers: Parameters<typeof fakeApiClient>[0]) {
  const session = visitWith(token)
  const api = fakeApiClient(answers)
  return { session, api, getCurrentUser: createGetCurrentUser(session, api, createTokenCheckCache()) }
}

describe('the current user', () => {
  test('is a guest without a token, and the API is not called', async () => {
    const { getCurrentUser, api } = whoWith(undefined, {})
    expect(await getCurrentUser()).toEqual({ state: 'guest' })
    expect(api.calls).toEqual([])
  })

  test('is read once per request, however many loaders ask', async () => {
    const { getCurrentUser, api, session } = whoWith('t1', {
      checkLogin: () => 't1',
      fetchPlanBenefits: () => benefits,
    })
    const answers = await Promise.all([getCurrentUser(), getCurrentUser(), getCurrentUser()])
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ state: 'user', benefits })))
    expect(api.calls.map(([name]) => name)).toEqual(['checkLogin', 'fetchPlanBenefits'])
    expect(session.cookies()).toEqual([])
  })

  test('continues with the refreshed token', async () => {
    const { getCurrentUser, session } = whoWith('t1', {
      checkLogin: () => 't2',
      fetchPlanBenefits: () => benefits,
    })
    await getCurrentUser()
    expect(session.auth.token()).toBe('t2')
    expect(session.cookies()).toHaveLength(1)
  })

  test.each([-6001, -6002, -6003, -6999])('is a guest after %i, and the cookie is removed', async (code) => {
    const { getCurrentUser, session } = whoWith('t1', { checkLogin: failingWith(code) })
    expect(await getCurrentUser()).toEqual({ state: 'guest' })
    expect(session.auth.token()).toBeUndefined()
    expect(session.cookies()[0]).toContain('Max-Age=0')
  })

  test('is unknown while the API is down, and stays logged in', async () => {
    const { getCurrentUser, session } = whoWith('t1', { checkLogin: failUnreachable })
    expect(await getCurrentUser()).toEqual({ state: 'unknown' })
    expect(session.auth.token()).toBe('t1')
    expect(session.cookies()).toEqual([])
  })

  test('is a user without benefits when these cannot be loaded', async () => {
    const { getCurrentUser } = whoWith('t1', { checkLogin: () => 't1', fetchPlanBenefits: failUnreachable })
    expect(await getCurrentUser()).toEqual({ state: 'user', benefits: null })
  })
})

test('a member whose plan cannot be loaded does not count as having none', () => {
  expect(currentPlan({ state: 'guest' })).toBeUndefined()
  expect(currentPlan({ state: 'unknown' })).toBe('unknown')
  expect(currentPlan({ state: 'user', benefits: null })).toBe('unknown')
})
