import { describe, expect, test } from 'vitest'
import { enter, keepFirst, welcomed } from './entering.server'
import { openVisit } from './visit.server'

const settings = { secureCookies: true, sessionSecrets: ['a secret of this test'] }
const visitWith = (cookie = '') =>
  openVisit(new Request('https://example.com/login', { method: 'POST', headers: { cookie } }), settings)
const old = { token: 't', isNewUser: false }

describe('after a login', () => {
  test('the token is kept, and who invited is forgotten', () => {
    const visit = visitWith('invite-storage=friend~')
    expect(enter(visit, old, { to: '/user', hasDeviceDrafts: false })).toBe('/user')
    expect(visit.auth.token()).toBe('t')
    expect(visit.invite.codes().inviterCode).toBe('')
    expect(visit.cookies().map((line) => line.split(/[=;]/, 1)[0])).toEqual([
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
  ])('the wish %j leads to %s', (to, next) => {
    expect(enter(visitWith(), old, { to, hasDeviceDrafts: false })).toBe(next)
  })

  test('a newcomer is welcomed', () => {
    const wish = { to: '/resume/my?sort=title', hasDeviceDrafts: false }
    expect(enter(visitWith(), { token: 't', isNewUser: true }, wish)).toBe('/resume/my?sort=title&welcome=')
  })

  test.each([
    ['on the server', 'draft-storage=d1.s1', false],
    ['on the device', '', true],
  ])('drafts %s are offered to be kept first', (_, cookie, hasDeviceDrafts) => {
    const next = enter(visitWith(cookie), old, { to: '/user', hasDeviceDrafts })
    expect(next).toBe('/resume/keep?to=%2Fuser')
  })
})

test('the offer to keep drafts is not offered twice', () => {
  expect(keepFirst(keepFirst('/user'))).toBe('/resume/keep?to=%2Fuser')
})

test('a welcome keeps the rest of the way', () => {
  expect(welcomed('/user?a=1#b')).toBe('/user?a=1&welcome=#b')
})
