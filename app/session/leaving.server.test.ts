import { describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { leavingOnRefusal, logOut } from './leaving.server'
import { openVisit } from './visit.server'

const options = { secureCookies: false, sessionSecrets: ['a secret of this test'] }

async function outcome(answer: () => unknown, accept = 'text/html', token: string | undefined = 't1') {
  const request = new Request('http://us.example/resume/my', { headers: { accept } })
  const visit = openVisit(request, options)
  if (token) visit.auth.remember(token)
  const upstream = leavingOnRefusal(fakeUpstream({ listResumes: answer }), visit, request)
  const caught: unknown = await upstream.call('listResumes', {}).catch((error: unknown) => error)
  return { caught, token: visit.auth.token(), cookies: visit.cookies().join() }
}

describe('a call refused', () => {
  test.each([-6001, -6002, -6003, -6006, -6007, -6008, -6999])(
    'with %i ends the login and leads to the front page',
    async (code) => {
      const { caught, token } = await outcome(refusing(code))
      expect((caught as Response).headers.get('location')).toBe('/')
      expect(token).toBeUndefined()
    },
  )

  test('with -6000 leads to the front page and keeps the login', async () => {
    const { caught, token } = await outcome(refusing(-6000))
    expect((caught as Response).headers.get('location')).toBe('/')
    expect(token).toBe('t1')
  })

  test.each([-7000, -8000, -8001, -8002])('with %i stays where it is', async (code) => {
    const { caught, token } = await outcome(refusing(code))
    expect(caught).toBeInstanceOf(UpstreamFailure)
    expect(token).toBe('t1')
  })

  test.each([
    ['orderJsapi', { productId: '200', authState: 's', authCode: 'c', authPf: 'mp' }],
    ['checkJsapi', { productId: '200', tradeNo: 'T20260501abc' }],
    ['makeWeixinState', { pf: 'mp', purpose: 'pay', browser: 'b1', returnTo: '/pricing' }],
  ] as const)('with -6007 in a payment inside WeChat (%s) keeps the login', async (name, input) => {
    const request = new Request('http://us.example/pricing/weixin', { method: 'POST' })
    const visit = openVisit(request, options)
    visit.auth.remember('t1')
    const upstream = leavingOnRefusal(fakeUpstream({ [name]: refusing(-6007) }), visit, request)
    await expect(upstream.call(name, input)).rejects.toBeInstanceOf(UpstreamFailure)
    expect(visit.auth.token()).toBe('t1')
  })

  test('with -6007 on the way to WeChat to log in ends the login as elsewhere', async () => {
    const request = new Request('http://us.example/login')
    const visit = openVisit(request, options)
    visit.auth.remember('t1')
    const upstream = leavingOnRefusal(fakeUpstream({ makeWeixinState: refusing(-6007) }), visit, request)
    const asked = { pf: 'mp', purpose: 'login', browser: 'b1', returnTo: '/' } as const
    await expect(upstream.call('makeWeixinState', asked)).rejects.toBeInstanceOf(Response)
    expect(visit.auth.token()).toBeUndefined()
  })

  test('for a disabled account ends the login and says so on the next page', async () => {
    const { caught, token, cookies } = await outcome(refusing(-6004))
    expect((caught as Response).headers.get('location')).toBe('/')
    expect(token).toBeUndefined()
    expect(cookies).toContain('flash-storage=')
  })

  test('for a disabled account is told to the form of who is not logged in yet', async () => {
    const { caught, cookies } = await outcome(refusing(-6004), 'text/html', '')
    expect(caught).toBeInstanceOf(UpstreamFailure)
    expect(cookies).toBe('')
  })

  test('to a script is told, so that it keeps what was typed', async () => {
    const { caught, token } = await outcome(refusing(-6002), 'application/json')
    expect(caught).toBeInstanceOf(UpstreamFailure)
    expect(token).toBeUndefined()
  })

  test('by a network that is down logs nobody out', async () => {
    const { caught, token } = await outcome(unreachable)
    expect(caught).toBeInstanceOf(UpstreamFailure)
    expect(token).toBe('t1')
  })
})

describe('logging out', () => {
  const visitWith = (token?: string) => {
    const visit = openVisit(new Request('http://us.example/'), options)
    if (token) visit.auth.remember(token)
    return visit
  }

  test('forgets the login at once and tells the service with it', () => {
    const visit = visitWith('t1')
    const heard: (string | undefined)[] = []
    const upstream: Upstream = {
      ...fakeUpstream({}),
      call: (name) => {
        heard.push(name, visit.auth.token())
        return new Promise(() => undefined)
      },
    }
    logOut(visit, upstream)
    expect(heard).toEqual(['logout', 't1'])
    expect(visit.auth.token()).toBeUndefined()
  })

  test('does not mind a service that is down, nor a stranger', async () => {
    const upstream = fakeUpstream({ logout: unreachable })
    logOut(visitWith('t1'), upstream)
    logOut(visitWith(), upstream)
    await Promise.resolve()
    expect(upstream.calls).toHaveLength(1)
  })
})
