import { expect, test } from 'vitest'
import { openVisit } from '#app/session/visit.server'
import { Codes } from '#contract/codes'
import { endpoints } from '#contract/endpoints'
import { fakeTypesetter } from '#tests/builders'
import { createLog } from './log.server'
import { createContexts } from './open-context.server'

test('a login that was checked a moment ago and ended here is asked about anew', async () => {
  let ended = false
  let checks = 0
  const openContext = createContexts({
    baseUrl: 'http://api.internal',
    sharedSecret: undefined,
    typesetter: fakeTypesetter({}),
    reader: { read: () => Promise.reject(new Error('nobody expected a file')) },
    log: createLog('silent'),
    demo: false,
    send(asked) {
      const isCheck = new URL(asked).pathname.endsWith(endpoints.checkLogin.path)
      if (isCheck) checks += 1
      const code = ended ? Codes.tokenExpired : Codes.ok
      return Promise.resolve(
        Response.json({ code, msg: '', data: isCheck && !ended ? 'the-token' : undefined }),
      )
    },
  })
  const request = new Request('http://us.example/')
  const come = () => {
    const visit = openVisit(request, { secureCookies: false, sessionSecrets: ['a secret of this test'] })
    visit.auth.remember('the-token')
    return openContext(visit, request, { requestId: 'r1', clientAddress: '10.0.0.1' })
  }
  const first = come()
  expect((await first.who()).state).toBe('user')
  expect((await come().who()).state).toBe('user')
  expect(checks).toBe(1)
  first.visit.auth.forget()
  ended = true
  expect((await come().who()).state).toBe('guest')
  expect(checks).toBe(2)
})
