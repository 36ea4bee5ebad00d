import { describe, expect, test } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { ApiResolver } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { endSessionOnAuthFailure, logOut } from './auth-failure.server'
import { createRequestSession } from './request-session.server'

const options = { secureCookies: false, sessionSecrets: ['a secret of this test'] }

async function outcome(
  answer: ApiResolver<'listResumes'>,
  accept = 'text/html',
  token: string | undefined = 't1',
) {
  const request = new Request('http://us.example/resume/my', { headers: { accept } })
  const session = createRequestSession(request, options)
  if (token) session.auth.remember(token)
  const api = endSessionOnAuthFailure(fakeApiClient({ listResumes: answer }), session, request)
  const caught: unknown = await api.call('listResumes', {}).catch((error: unknown) => error)
  return { caught, token: session.auth.token(), cookies: session.cookies().join() }
}

describe('a call refused', () => {
  test.each([-6001, -6002, -6003, -6006, -6007, -6008, -6999])(
    'with %i ends the login and leads to the front page',
    async (code) => {
      const { caught, token } = await outcome(failingWith(code))
      expect((caught as Response).headers.get('location')).toBe('/')
      expect(token).toBeUndefined()
    },
  )

  test('with -6000 leads to the front page and keeps the login', async () => {
    const { caught, token } = await outcome(failingWith(-6000))
    expect((caught as Response).headers.get('location')).toBe('/')
    expect(token).toBe('t1')
  })

  test.each([-7000, -8000, -8001, -8002])('with %i stays where it is', async (code) => {
    const { caught, token } = await outcome(failingWith(code))
    expect(caught).toBeInstanceOf(ApiClientError)
    expect(token).toBe('t1')
  })

  test.each([
    ['orderJsapi', { productId: '200', authState: 's', authCode: 'c', authPf: 'mp' }],
    ['checkJsapi', { productId: '200', tradeNo: 'T20260501abc' }],
    ['makeWeixinState', { pf: 'mp', purpose: 'pay', browser: 'b1'.repeat(32), returnTo: '/pricing' }],
  ] as const)('with -6007 in a payment inside WeChat (%s) keeps the login', async (name, input) => {
    const request = new Request('http://us.example/pricing/weixin', { method: 'POST' })
    const session = createRequestSession(request, options)
    session.auth.remember('t1')
    const api = endSessionOnAuthFailure(fakeApiClient({ [name]: failingWith(-6007) }), session, request)
    await expect(api.call(name, input)).rejects.toBeInstanceOf(ApiClientError)
    expect(session.auth.token()).toBe('t1')
  })

  test('with -6007 on the way to WeChat to log in ends the login as elsewhere', async () => {
    const request = new Request('http://us.example/login')
    const session = createRequestSession(request, options)
    session.auth.remember('t1')
    const api = endSessionOnAuthFailure(
      fakeApiClient({ makeWeixinState: failingWith(-6007) }),
      session,
      request,
    )
    const authRequest = { pf: 'mp', purpose: 'login', browser: 'b1'.repeat(32), returnTo: '/' } as const
    await expect(api.call('makeWeixinState', authRequest)).rejects.toBeInstanceOf(Response)
    expect(session.auth.token()).toBeUndefined()
  })

  test('for a disabled account ends the login and says so on the next page', async () => {
    const { caught, token, cookies } = await outcome(failingWith(-6004))
    expect((caught as Response).headers.get('location')).toBe('/')
    expect(token).toBeUndefined()
    expect(cookies).toContain('flash-storage=')
  })

  test('for a disabled account is told to the form of who is not logged in yet', async () => {
    const { caught, cookies } = await outcome(failingWith(-6004), 'text/html', '')
    expect(caught).toBeInstanceOf(ApiClientError)
    expect(cookies).toBe('')
  })

  test('to a script is told, so that it keeps what was typed', async () => {
    const { caught, token } = await outcome(failingWith(-6002), 'application/json')
    expect(caught).toBeInstanceOf(ApiClientError)
    expect(token).toBeUndefined()
  })

  test('by a network that is down logs nobody out', async () => {
    const { caught, token } = await outcome(failUnreachable)
    expect(caught).toBeInstanceOf(ApiClientError)
    expect(token).toBe('t1')
  })
})

describe('logging out', () => {
  const visitWith = (token?: string) => {
    const session = createRequestSession(new Request('http://us.example/'), options)
    if (token) session.auth.remember(token)
    return session
  }

  test('forgets the login at once and tells the service with it', () => {
    const session = visitWith('t1')
    const heard: (string | undefined)[] = []
    const api: ApiClient = {
      ...fakeApiClient({}),
      call: (name) => {
        heard.push(name, session.auth.token())
        return new Promise(() => undefined)
      },
    }
    logOut(session, api)
    expect(heard).toEqual(['logout', 't1'])
    expect(session.auth.token()).toBeUndefined()
  })

  test('does not mind a service that is down, nor a stranger', async () => {
    const api = fakeApiClient({ logout: failUnreachable })
    logOut(visitWith('t1'), api)
    logOut(visitWith(), api)
    await Promise.resolve()
    expect(api.calls).toHaveLength(1)
  })
})
