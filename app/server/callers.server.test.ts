import { expect, test } from 'vitest'
import { openVisit } from '#app/session/visit.server'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { createCallers } from './callers.server'

const profileOf = (uid: string) => ({
  uid,
  nickname: '王',
  phone: null,
  weixin: null,
  inviteCode: 'abc',
  createdAt: 1,
  closesAt: null,
})
function visitOf(token?: string) {
  const visit = openVisit(new Request('http://us.example/'), {
    secureCookies: false,
    sessionSecrets: ['a secret of this test'],
  })
  if (token) visit.auth.remember(token)
  return visit
}

test('guests of one address are one caller, whatever their cookies', async () => {
  const callers = createCallers()
  const ask = (address: string) => callers(visitOf(), fakeUpstream({}), address)()
  expect(await ask('192.0.2.7')).toBe(await ask('::ffff:192.0.2.7'))
  expect(await ask('2001:db8::1')).toBe(await ask('2001:db8::2'))
  expect(await ask('192.0.2.7')).not.toBe(await ask('192.0.2.8'))
})

test('an account is one caller at every address and with every login, and is asked for once a login', async () => {
  const callers = createCallers()
  const upstream = fakeUpstream({ readProfile: () => profileOf('u1') })
  const ask = (token: string, address: string) => callers(visitOf(token), upstream, address)()
  const seen = [await ask('t1', '192.0.2.7'), await ask('t1', '192.0.2.8'), await ask('t2', '192.0.2.9')]
  expect(seen).toEqual(['account u1', 'account u1', 'account u1'])
  expect(upstream.calls).toHaveLength(2)
})

test('a login that is over, or that nobody can check, makes no share of its own', async () => {
  const over = fakeUpstream({ readProfile: refusing(Codes.tokenRevoked) })
  expect(await createCallers()(visitOf('t1'), over, '192.0.2.7')()).toBe('address 192.0.2.7')
  const callers = createCallers()
  const down = fakeUpstream({ readProfile: unreachable })
  expect(await callers(visitOf('t1'), down, '192.0.2.7')()).toBe('address 192.0.2.7')
  const back = fakeUpstream({ readProfile: () => profileOf('u1') })
  expect(await callers(visitOf('t1'), back, '192.0.2.7')()).toBe('account u1')
})
