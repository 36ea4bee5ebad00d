import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteExpired } from '../../db/delete-expired'
import { WeixinCodeRefused, WeixinUnavailable } from '../../gateways/weixin/weixin-provider'
import { hashSecret, newSecretToken } from '../../ids-and-hashes'
import { databases } from '../../testing/databases'
import { failure, fieldFailure, startTestApi, useTestApi } from '../../testing/test-api'
import { startFlow, personOn, completeExchange, scriptedWeixin } from '../../testing/scripted-weixin'

const MINUTE_MS = 60_000
const gone = failure(ApiCodes.notFound, '本次微信授权已失效，请重新发起')
const otherBrowser = failure(ApiCodes.notFound, '请在发起微信授权的浏览器中完成操作')
const busy = failure(ApiCodes.providerUnavailable, '微信暂时没有响应，请稍后再试')

describe.each(databases)('OAuth flows of WeChat on $name', ({ empty }) => {
  const weixin = scriptedWeixin()
  const api = useTestApi(empty, { weixin: weixin.provider })
  beforeEach(() => weixin.requests.splice(0))

  const take = (flow: { state: string; browser: string }, code: string) =>
    api.call('takeWeixinCode', { ...flow, code })

  test('lists the WeChat applications', async () => {
    expect((await api.call('readWeixinApps', {})).data).toEqual(weixin.provider.apps)
  })

  test('a state has letters and digits, is new each time, and stored as a hash', async () => {
    const states = await Promise.all([startFlow(api), startFlow(api)])
    expect(states[0].state).not.toBe(states[1].state)
    for (const { state } of states) {
      expect(state).toMatch(/^[A-Za-z0-9]{32}$/)
      const rows = await api.db
        .selectFrom('weixin_rounds')
        .selectAll()
        .where('state_hash', '=', hashSecret(state))
        .execute()
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(state)
    }
  })

  test('the call works with the parameters of the specification only', async () => {
    const { code, data } = await api.call('makeWeixinState', {})
    expect([code, data.length]).toEqual([0, 32])
    expect(await take({ state: data, browser: '' }, weixin.codeFor(personOn('web', 'a')))).toMatchObject(
      otherBrowser,
    )
  })

  test('an address can create 120 states in ten minutes', async () => {
    const make = () => api.call('makeWeixinState', {}, { ip: '203.0.113.9' })
    const answers = await Promise.all(Array.from({ length: 121 }, make))
    expect(answers.filter(({ code }) => code === ApiCodes.tooManyRequests)).toHaveLength(1)
    expect(await api.call('makeWeixinState', {}, { ip: '203.0.113.10' })).toMatchObject({ code: 0 })
    api.time.now += 10 * MINUTE_MS
    expect(await make()).toMatchObject({ code: 0 })
  })

  test('a code is exchanged for the browser that started the flow', async () => {
    const code = weixin.codeFor(personOn('web', 'a'))
    const flow = await startFlow(api)
    expect(await take({ ...flow, browser: newSecretToken() }, code)).toMatchObject(otherBrowser)
    expect(await take({ ...flow, browser: '' }, code)).toMatchObject(otherBrowser)
    expect(await take({ ...flow, browser: hashSecret(flow.browser) }, code)).toMatchObject(otherBrowser)
    expect(weixin.requests).toEqual([])
    expect(await take(flow, code)).toMatchObject({ code: 0, data: { next: 'finish' } })
    expect(await take({ ...flow, browser: newSecretToken() }, code)).toMatchObject(otherBrowser)
  })

  test('a repeated callback is exchanged once and gets the same answer', async () => {
    const flow = await startFlow(api)
    const code = weixin.codeFor(personOn('web', 'a'))
    const taken = { code: 0, data: { next: 'finish' } }
    for (const answer of await Promise.all([take(flow, code), take(flow, code), take(flow, code)]))
      expect(answer).toMatchObject(taken)
    expect(await take(flow, code)).toMatchObject(taken)
    expect(weixin.requests).toEqual([code])
  })

  test('a used state accepts no other code', async () => {
    const flow = await completeExchange(api, weixin.codeFor(personOn('web', 'a')))
    expect(await take(flow, weixin.codeFor(personOn('web', 'b')))).toMatchObject(gone)
    expect(weixin.requests).toHaveLength(1)
  })

  test.each(['', 'x', 'A'.repeat(32), "' or 1=1", 'a\u0000b'])(
    'an unknown state is rejected: %j',
    async (state) => {
      const answer = await take({ state, browser: 'x' }, 'x')
      expect(answer.status).toBe(200)
      expect([ApiCodes.invalidInput, ApiCodes.notFound]).toContain(answer.code)
    },
  )

  test('a callback without a code is bad input', async () => {
    expect(await take(await startFlow(api), '')).toMatchObject(fieldFailure({ code: 'required' }))
  })

  test('a callback after ten minutes is too late', async () => {
    const [late, early] = [await startFlow(api), await startFlow(api)]
    api.time.now += 10 * MINUTE_MS - 1
    expect(await take(early, weixin.codeFor(personOn('web', 'a')))).toMatchObject({ code: 0 })
    api.time.now += 1
    expect(await take(late, weixin.codeFor(personOn('web', 'a')))).toMatchObject(gone)
    // The finish has ten more minutes after the callback.
    expect(await api.call('finishWeixin', early)).toMatchObject({ code: 0 })
  })

  test('a code that WeChat refuses ends the flow', async () => {
    const flow = await startFlow(api)
    const code = weixin.codeFor(new WeixinCodeRefused(40163))
    expect(await take(flow, code)).toMatchObject(gone)
    expect(await take(flow, code)).toMatchObject(gone)
    expect(weixin.requests).toHaveLength(1)
    expect(await api.call('finishWeixin', flow)).toMatchObject(gone)
  })

  test('a flow can be retried when WeChat did not answer, also by a call that waited meanwhile', async () => {
    const flow = await startFlow(api)
    const code = weixin.codeFor(new WeixinUnavailable('no connection'))
    expect(await Promise.all([take(flow, code), take(flow, code)])).toMatchObject([busy, busy])
    weixin.codes.set(code, personOn('web', 'a'))
    expect(await take(flow, code)).toMatchObject({ code: 0, data: { next: 'finish' } })
  })

  test('a snapshot user gets a message and never an account', async () => {
    const flow = await startFlow(api)
    const code = weixin.codeFor(personOn('mp', 'snap', { isSnapshotUser: true }))
    expect(await take(flow, code)).toMatchObject({ code: 0, data: { next: 'snapshot' } })
    expect(await take(flow, code)).toMatchObject({ code: 0, data: { next: 'snapshot' } })
    expect(await api.call('finishWeixin', flow)).toMatchObject({ code: ApiCodes.conflict })
    const stored = JSON.stringify(await api.db.selectFrom('weixin_rounds').selectAll().execute())
    expect(stored).not.toContain('union-snap')
  })

  test('a flow cannot start where WeChat is off', async () => {
    const off = await startTestApi(api.options)
    expect((await off.call('readWeixinApps', {})).data).toEqual({ mp: null, web: null })
    expect(await off.call('makeWeixinState', {})).toMatchObject(
      failure(ApiCodes.providerUnavailable, '微信登录暂未开通'),
    )
    await off.close()
  })

  test("a provider's exception becomes a neutral error", async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const broken = await startTestApi(api.options, { log, weixin: weixin.provider })
    const flow = await startFlow(broken)
    expect(await broken.call('takeWeixinCode', { ...flow, code: 'unscripted' })).toMatchObject({
      status: 500,
    })
    expect(log.error).toHaveBeenCalledOnce()
    await broken.close()
  })

  test('expired flows are deleted', async () => {
    const { state } = await startFlow(api)
    const stored = () =>
      api.db.selectFrom('weixin_rounds').select('pf').where('state_hash', '=', hashSecret(state)).execute()
    await deleteExpired(api.db, api.time.now)
    expect(await stored()).toHaveLength(1)
    await deleteExpired(api.db, api.time.now + 10 * MINUTE_MS)
    expect(await stored()).toHaveLength(0)
  })
})
