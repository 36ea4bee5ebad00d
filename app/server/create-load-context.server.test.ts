import { expect, test } from 'vitest'
import { createRequestSession } from '#app/session/request-session.server'
import { ApiCodes } from '#contract/http/api-codes'
import { endpoints } from '#contract/http/endpoints'
import { fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { createLogger } from './logging/logger.server'
import { createLoadContextFactory } from './create-load-context.server'

test('a session that was checked a moment ago and ended here is checked again', async () => {
  let ended = false
  let checks = 0
  const openContext = createLoadContextFactory({
    baseUrl: 'http://api.internal',
    sharedSecret: undefined,
    typesetter: fakeTypesetter({}),
    reader: { importFile: () => Promise.reject(new Error('no file expected')), prepare: () => undefined },
    log: createLogger('silent'),
    demo: false,
    send(url) {
      const isCheck = new URL(url).pathname.endsWith(endpoints.checkLogin.path)
      if (isCheck) checks += 1
      const code = ended ? ApiCodes.tokenExpired : ApiCodes.ok
      return Promise.resolve(
        Response.json({ code, msg: '', data: isCheck && !ended ? 'the-token' : undefined }),
      )
    },
  })
  const request = new Request('http://us.example/')
  const come = () => {
    const session = createRequestSession(request, {
      secureCookies: false,
      sessionSecrets: ['a secret of this test'],
    })
    session.auth.remember('the-token')
    return openContext(session, request, { requestId: 'r1', clientAddress: '10.0.0.1' })
  }
  const first = come()
  expect((await first.getCurrentUser()).state).toBe('user')
  expect((await come().getCurrentUser()).state).toBe('user')
  expect(checks).toBe(1)
  first.session.auth.forget()
  ended = true
  expect((await come().getCurrentUser()).state).toBe('guest')
  expect(checks).toBe(2)
})

test('the API learns whether a browser that requests a code sent its device cookie', async () => {
  const devices: (string | null)[] = []
  const openContext = createLoadContextFactory({
    baseUrl: 'http://api.internal',
    sharedSecret: undefined,
    typesetter: fakeTypesetter({}),
    reader: { importFile: () => Promise.reject(new Error('no file expected')), prepare: () => undefined },
    log: createLogger('silent'),
    demo: false,
    send(_, init) {
      devices.push(new Headers(init?.headers).get('x-device-id'))
      return Promise.resolve(Response.json({ code: 0, msg: '', data: { resendAfterSeconds: 60 } }))
    },
  })
  const settings = { secureCookies: false, sessionSecrets: ['a secret of this test'] }
  const ask = async (cookie: string) => {
    const request = new Request('http://us.example/login', { method: 'POST', headers: { cookie } })
    const session = createRequestSession(request, settings)
    session.knownDevice.remember()
    const { api } = openContext(session, request, { requestId: 'r1', clientAddress: '10.0.0.1' })
    await api.call('sendLoginCode', { phone: '13800138000' })
    return session
      .cookies()
      .find((line) => line.startsWith('known-device='))!
      .split(';')[0]!
  }
  await ask(await ask(''))
  expect(devices[0]).toMatch(/^new /)
  expect(devices[1]).toBe(devices[0]!.slice('new '.length))
})
