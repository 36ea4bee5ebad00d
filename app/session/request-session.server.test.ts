import { createHash } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import { describe, expect, test } from 'vitest'
import { createRequestSession } from './request-session.server'

const key = { id: 'd1', secret: 's1' }

function open(headers: Record<string, string> = {}, secureCookies = true) {
  return createRequestSession(new Request('https://example.com/', { headers }), {
    secureCookies,
    sessionSecrets: ['a secret of this test'],
  })
}

describe('a request session', () => {
  test('writes no cookie when nothing changed', () => {
    const session = open({ cookie: 'draft-storage=d1.s1' })
    expect(session.drafts.keys()).toEqual([key])
    expect(session.drafts.find('d1')).toEqual(key)
    expect(session.drafts.find('d2')).toBeUndefined()
    expect(session.cookies()).toEqual([])
  })

  test.each([
    [undefined, true],
    ['lang=en; theme=dark', true],
    ['theme=dark; draft-storage=d1.s1', false],
    ['flash-storage=x', false],
    ['of-a-proxy=x', false],
  ])('with the cookies %s is anonymous: %s', (cookie, isAnybody) => {
    expect(open(cookie === undefined ? {} : { cookie }).isAnonymous).toBe(isAnybody)
  })

  test('gives a browser that requests a code an id, sent to the login only', () => {
    const session = open()
    expect(session.knownDevice.id()).toBeUndefined()
    session.knownDevice.remember()
    const id = session.knownDevice.id()!
    expect(id).toMatch(/^[\w-]{32}$/)
    const cookie = parseSetCookie(session.cookies()[0]!)
    expect(cookie).toMatchObject({
      name: 'known-device',
      path: '/login',
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
      maxAge: 180 * 24 * 3600,
    })
    expect(cookie.value).not.toContain(id)
    const again = open({ cookie: `known-device=${cookie.value}` })
    again.knownDevice.remember()
    expect(again.knownDevice.id()).toBe(id)
    expect(open({ cookie: `known-device=${id}` }).knownDevice.id()).toBeUndefined()
  })

  test("stores a draft's key in an HttpOnly cookie for 30 days", () => {
    const session = open()
    session.drafts.remember(key)
    expect(session.cookies()).toHaveLength(1)
    expect(parseSetCookie(session.cookies()[0]!)).toEqual({
      name: 'draft-storage',
      value: 'd1.s1',
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 30 * 24 * 3600,
    })
  })

  test('sets no Secure flag without https', () => {
    const session = open({}, false)
    session.drafts.remember(key)
    expect(parseSetCookie(session.cookies()[0]!).secure).toBeUndefined()
  })

  test('reads on the next request what it wrote on this one', () => {
    const first = open()
    first.drafts.remember(key)
    first.drafts.remember({ id: 'd2', secret: 's2' })
    const second = open({ cookie: first.cookies()[0]!.split(';')[0]! })
    expect(second.drafts.keys()).toEqual([{ id: 'd2', secret: 's2' }, key])
  })

  test('returns a change at once', () => {
    const session = open()
    session.drafts.remember(key)
    expect(session.drafts.find('d1')).toEqual(key)
    session.drafts.forget('d1')
    expect(session.drafts.keys()).toEqual([])
  })

  test('removes the cookie with the last draft', () => {
    const session = open({ cookie: 'draft-storage=d1.s1' })
    session.drafts.forget('d1')
    expect(parseSetCookie(session.cookies()[0]!)).toMatchObject({ value: '', maxAge: 0 })
  })

  test('writes no cookie when forgetting what it never knew', () => {
    const session = open({ cookie: 'draft-storage=d1.s1' })
    session.drafts.forget('d2')
    expect(session.cookies()).toEqual([])
  })

  test.each(['draft-storage=%', 'draft-storage', '=;=;', 'draft-storage="', `a=${'b'.repeat(9_000)}`])(
    'accepts the broken cookie header %s',
    (cookie) => {
      expect(open({ cookie }).drafts.keys()).toEqual([])
    },
  )

  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'phone',
    ],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel Tablet) Chrome/126.0 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Version/12.0 Mobile/15A5341f Safari/604.1', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36 MicroMessenger/8.0.50.2701', 'weixin'],
    ['', 'desktop'],
  ])('detects from %j the device %s', (userAgent, device) => {
    expect(open({ 'user-agent': userAgent }).device).toBe(device)
  })

  test.each([
    ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.49 Language/zh_CN', true],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15', false],
    ['Mozilla/5.0 (iPhone) wxwork/4.1 MicroMessenger/7.0.1', false],
    ['', false],
  ])('detects from %j whether it is in WeChat: %s', (userAgent, inWeixin) => {
    expect(open({ 'user-agent': userAgent }).inWeixin).toBe(inWeixin)
  })

  describe('a request session with a login', () => {
    const cookieOf = (session: ReturnType<typeof open>) => session.cookies()[0]!.split(';')[0]!

    test('stores the token encrypted in a strict cookie for 7 days', () => {
      const session = open()
      session.auth.remember('the-token')
      const { value, ...flags } = parseSetCookie(session.cookies()[0]!)
      expect(flags).toEqual({
        name: 'auth-storage',
        httpOnly: true,
        secure: true,
        sameSite: 'strict',
        path: '/',
        maxAge: 10_080 * 60,
      })
      expect(decodeURIComponent(value ?? '')).not.toContain('the-token')
      expect(open({ cookie: cookieOf(session) }).auth.token()).toBe('the-token')
    })

    test.each(['auth-storage=abc', 'auth-storage=', `auth-storage=${'A'.repeat(4_000)}`, 'auth-storage=%E4'])(
      'ignores the foreign or broken cookie %s',
      (cookie) => {
        expect(open({ cookie }).auth.token()).toBeUndefined()
      },
    )

    test('removes the cookie when the session ends, and only then', () => {
      const first = open()
      first.auth.remember('the-token')
      const second = open({ cookie: cookieOf(first) })
      expect(second.cookies()).toEqual([])
      second.auth.forget()
      expect(second.auth.token()).toBeUndefined()
      expect(parseSetCookie(second.cookies()[0]!)).toMatchObject({
        name: 'auth-storage',
        value: '',
        maxAge: 0,
      })
      const otherSession = open()
      otherSession.auth.forget()
      expect(otherSession.cookies()).toEqual([])
    })
  })

  test('stores the inviter for 12 hours, until a login or an empty code', () => {
    const sent = openAt('/?inviterCode=ABC')
    expect(sent.invite.codes()).toEqual({ inviterCode: 'ABC', agentCode: '' })
    expect(parseSetCookie(sent.cookies()[0]!)).toMatchObject({
      name: 'invite-storage',
      httpOnly: true,
      sameSite: 'strict',
      maxAge: 43_200,
    })
    const cookie = sent.cookies()[0]!.split(';')[0]!
    const later = openAt('/pricing', { cookie })
    expect(later.invite.codes().inviterCode).toBe('ABC')
    expect(later.cookies()).toEqual([])
    later.invite.forget()
    expect(parseSetCookie(later.cookies()[0]!).maxAge).toBe(0)
    expect(parseSetCookie(openAt('/?inviterCode=', { cookie }).cookies()[0]!).maxAge).toBe(0)
  })

  test.each<[string, Record<string, string>, remembered: boolean]>([
    ['typed or scanned', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true],
    ['followed from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true],
    ['followed in an old browser', { referer: 'https://friend.example/' }, true],
    ['sent on by our own redirect', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
    ['sent on in an old browser', { referer: 'https://example.com/login' }, false],
    ['fetched by a script', { 'sec-fetch-site': 'none', accept: 'application/json' }, false],
    ['fetched by a script for its page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, false],
  ])('an invite whose URL is %s is stored: %3$s', (_, headers, remembered) => {
    const session = openAt('/?inviterCode=ABC', headers)
    expect(session.invite.codes().inviterCode).toBe(remembered ? 'ABC' : '')
    expect(session.cookies()).toHaveLength(remembered ? 1 : 0)
  })

  test('ignores an invite when logged in', () => {
    const first = open()
    first.auth.remember('a token')
    const cookie = first.cookies()[0]!.split(';')[0]!
    expect(openAt('/?inviterCode=ABC', { cookie }).cookies()).toEqual([])
  })

  test('stores the page to return to after paying for half an hour, on this site only', () => {
    const session = open()
    session.purchase.remember('/resume/download?resume=r1')
    const { name, value, maxAge } = parseSetCookie(session.cookies()[0]!)
    expect([name, maxAge]).toEqual(['purchase-return', 1_800])
    expect(openAt('/pricing', { cookie: `${name}=${value}` }).purchase.returnPath()).toBe(
      '/resume/download?resume=r1',
    )
    const foreign = encodeURIComponent('//evil.example')
    expect(openAt('/pricing', { cookie: `${name}=${foreign}` }).purchase.returnPath()).toBeUndefined()
    expect(openAt('/pricing').purchase.returnPath()).toBeUndefined()
  })

  test('binds a WeChat flow to this browser by a secret, and sends only its hash', () => {
    const session = open()
    const { secretHash } = session.weixin.begin()
    const { name, value, sameSite, maxAge } = parseSetCookie(session.cookies()[0]!)
    expect([name, sameSite, maxAge]).toEqual(['wx-state', 'lax', 600])
    expect(createHash('sha256').update(value!).digest('hex')).toBe(secretHash)
    expect(open({ cookie: `wx-state=${value}` }).weixin.secret()).toBe(value)
  })
})

function openAt(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://example.com${path}`, { headers })
  return createRequestSession(request, { secureCookies: true, sessionSecrets: ['a secret of this test'] })
}
