import { describe, expect, test } from 'vitest'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { createLoginCheck } from './login-check.server'
import { openVisit } from './visit.server'
import { createWho, ownedPlan } from './who.server'

const sessionSecrets = ['a secret of this test']
const options = { secureCookies: true, sessionSecrets }
const benefits = {
  inPlan: false,
  uid: 'u1',
  nickname: '用户8000',
  phoneNum: '138****8000',
  plan: '01',
  planName: '免费版',
  planStopTime: 0,
  benefitLrefTime: 0,
  benefits: { '1': 3 },
}

function visitWith(token?: string) {
  const before = openVisit(new Request('http://us.example/'), options)
  if (token) before.auth.remember(token)
  const cookie = before.cookies()[0]?.split(';')[0] ?? ''
  return openVisit(new Request('http://us.example/', { headers: { cookie } }), options)
}

function whoWith(token: string | undefined, answers: Parameters<typeof fakeUpstream>[0]) {
  const visit = visitWith(token)
  const upstream = fakeUpstream(answers)
  return { visit, upstream, who: createWho(visit, upstream, createLoginCheck()) }
}

describe('who is here', () => {
  test('without a token is a guest, and nobody is asked', async () => {
    const { who, upstream } = whoWith(undefined, {})
    expect(await who()).toEqual({ state: 'guest' })
    expect(upstream.calls).toEqual([])
  })

  test('is asked once per request, however many loaders do', async () => {
    const { who, upstream, visit } = whoWith('t1', {
      checkLogin: () => 't1',
      fetchPlanBenefits: () => benefits,
    })
    const answers = await Promise.all([who(), who(), who()])
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ state: 'user', benefits })))
    expect(upstream.calls.map(([name]) => name)).toEqual(['checkLogin', 'fetchPlanBenefits'])
    expect(visit.cookies()).toEqual([])
  })

  test('goes on with the refreshed token', async () => {
    const { who, visit } = whoWith('t1', { checkLogin: () => 't2', fetchPlanBenefits: () => benefits })
    await who()
    expect(visit.auth.token()).toBe('t2')
    expect(visit.cookies()).toHaveLength(1)
  })

  test.each([-6001, -6002, -6003, -6999])('is a guest after %i, and the cookie goes', async (code) => {
    const { who, visit } = whoWith('t1', { checkLogin: refusing(code) })
    expect(await who()).toEqual({ state: 'guest' })
    expect(visit.auth.token()).toBeUndefined()
    expect(visit.cookies()[0]).toContain('Max-Age=0')
  })

  test('is unknown while the upstream is down, and stays logged in', async () => {
    const { who, visit } = whoWith('t1', { checkLogin: unreachable })
    expect(await who()).toEqual({ state: 'unknown' })
    expect(visit.auth.token()).toBe('t1')
    expect(visit.cookies()).toEqual([])
  })

  test('is a user without benefits when these cannot be had', async () => {
    const { who } = whoWith('t1', { checkLogin: () => 't1', fetchPlanBenefits: unreachable })
    expect(await who()).toEqual({ state: 'user', benefits: null })
  })
})

test('the plan of a member that cannot be had is not taken for none', () => {
  expect(ownedPlan({ state: 'guest' })).toBeUndefined()
  expect(ownedPlan({ state: 'unknown' })).toBe('unknown')
  expect(ownedPlan({ state: 'user', benefits: null })).toBe('unknown')
})
