import { describe, expect, test } from 'vitest'
import { claimTargetOf, completeLogin, viaClaimDrafts, withWelcomeParam } from './login-redirect.server'
import { createRequestSession } from './request-session.server'

const settings = { secureCookies: true, sessionSecrets: ['a secret of this test'] }
const visitWith = (cookie = '') =>
  createRequestSession(
    new Request('https://example.com/login', { method: 'POST', headers: { cookie } }),
    settings,
  )
const old = { token: 't', isNewUser: false }

describe('after a login', () => {
  test('the token is stored, and the invite is forgotten', () => {
    const session = visitWith('invite-storage=friend~')
    expect(completeLogin(session, old, { to: '/user', hasDeviceDrafts: false })).toBe('/user')
    expect(session.auth.token()).toBe('t')
    expect(session.invite.codes().inviterCode).toBe('')
    expect(session.cookies().map((line) => line.split(/[=;]/, 1)[0])).toEqual([
      'auth-storage',
      'invite-storage',
    ])
  })

  test.each([
    ['/pricing?plan=200#pay', '/pricing?plan=200#pay'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    [null, '/'],
    ['/?login=&to=%2Fuser', '/?to=%2Fuser'],
    ['/pricing?inviterCode=ABC123', '/pricing'],
  ])('the requested path %j leads to %s', (to, next) => {
    expect(completeLogin(visitWith(), old, { to, hasDeviceDrafts: false })).toBe(next)
  })

  test('a new user is welcomed', () => {
    const wish = { to: '/resume/my?sort=title', hasDeviceDrafts: false }
    expect(completeLogin(visitWith(), { token: 't', isNewUser: true }, wish)).toBe(
      '/resume/my?sort=title&welcome=',
    )
  })

  test.each([
    ['on the server', 'draft-storage=d1.s1', false],
    ['on the device', '', true],
  ])('drafts %s are offered to be saved first', (_, cookie, hasDeviceDrafts) => {
    const next = completeLogin(visitWith(cookie), old, { to: '/user', hasDeviceDrafts })
    expect(next).toBe('/resume/keep?to=%2Fuser')
  })
})

test('a new user who is offered to save drafts is welcomed where the offer leads to', () => {
  const wish = { to: '/resume/keep?to=%2Fuser', hasDeviceDrafts: false }
  expect(completeLogin(visitWith(), { token: 't', isNewUser: true }, wish)).toBe(
    '/resume/keep?to=%2Fuser%3Fwelcome%3D',
  )
})

test.each([
  ['/resume/keep?to=%2Fuser%3Fa%3D1%23b', '/user?a=1#b'],
  ['/resume/keep?to=%2F%2Fevil.example', '/resume/my'],
  ['/resume/keep', '/resume/my'],
  ['/user?to=%2Fpricing', undefined],
])('the offer of %s continues to %s', (path, to) => {
  expect(claimTargetOf(path)).toBe(to)
})

test('saving drafts is not offered twice', () => {
  expect(viaClaimDrafts(viaClaimDrafts('/user'))).toBe('/resume/keep?to=%2Fuser')
})

test('the welcome keeps the rest of the path', () => {
  expect(withWelcomeParam('/user?a=1#b')).toBe('/user?a=1&welcome=#b')
})
