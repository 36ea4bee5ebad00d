import { expect, test } from 'vitest'
import { createRequestSession } from '#app/session/request-session.server'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { createFairnessKeyResolver } from './resolve-fairness-key.server'

const profileOf = (uid: string) => ({
  uid,
  nickname: '王',
  phone: null,
  weixin: null,
  inviteCode: 'abc',
  createdAt: 1,
  closesAt: null,
})
function sessionOf(token?: string) {
  const session = createRequestSession(new Request('http://us.example/'), {
    secureCookies: false,
    sessionSecrets: ['a secret of this test'],
  })
  if (token) session.auth.remember(token)
  return session
}

test('guests of one address are one caller, whatever their cookies', async () => {
  const callers = createFairnessKeyResolver()
  const ask = (address: string) => callers(sessionOf(), fakeApiClient({}), address)()
  expect(await ask('192.0.2.7')).toBe(await ask('::ffff:192.0.2.7'))
  expect(await ask('2001:db8::1')).toBe(await ask('2001:db8::2'))
  expect(await ask('192.0.2.7')).not.toBe(await ask('192.0.2.8'))
})

test('an account is one caller at every address and in every session, and is looked up once per session', async () => {
  const callers = createFairnessKeyResolver()
  const api = fakeApiClient({ readProfile: () => profileOf('u1') })
  const ask = (token: string, address: string) => callers(sessionOf(token), api, address)()
  const seen = [await ask('t1', '192.0.2.7'), await ask('t1', '192.0.2.8'), await ask('t2', '192.0.2.9')]
  expect(seen).toEqual(['account u1', 'account u1', 'account u1'])
  expect(api.calls).toHaveLength(2)
})

test('an expired session, or one that cannot be checked, gets no separate share', async () => {
  const over = fakeApiClient({ readProfile: failingWith(ApiCodes.tokenRevoked) })
  expect(await createFairnessKeyResolver()(sessionOf('t1'), over, '192.0.2.7')()).toBe('address 192.0.2.7')
  const callers = createFairnessKeyResolver()
  const down = fakeApiClient({ readProfile: failUnreachable })
  expect(await callers(sessionOf('t1'), down, '192.0.2.7')()).toBe('address 192.0.2.7')
  const back = fakeApiClient({ readProfile: () => profileOf('u1') })
  expect(await callers(sessionOf('t1'), back, '192.0.2.7')()).toBe('account u1')
})
