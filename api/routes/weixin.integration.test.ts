import { Codes } from '#contract/codes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteExpired } from '../db/expired'
import { WeixinCodeRefused, WeixinUnavailable } from '../gateways/weixin/weixin-provider'
import { hashSecret, newSecret } from '../keys'
import { databases } from '../testing/databases'
import { startTestApi, useTestApi } from '../testing/test-api'
import { beginRound, personOn, roundOf, scriptedWeixin } from '../testing/weixin-rounds'

const MINUTE_MS = 60_000
const gone = { code: Codes.notFound, data: { errorMsg: '这次微信授权已失效，请重新开始' } }
const otherBrowser = { code: Codes.notFound, data: { errorMsg: '请在发起微信授权的浏览器里完成' } }
const busy = { code: Codes.providerUnavailable, data: { errorMsg: '微信暂时没有响应，请稍后再试' } }

describe.each(databases)('the way to WeChat and back, on $name', ({ empty }) => {
  const weixin = scriptedWeixin()
  const api = useTestApi(empty, { weixin: weixin.provider })
  beforeEach(() => weixin.asked.splice(0))

  const take = (round: { state: string; browser: string }, code: string) =>
    api.call('takeWeixinCode', { ...round, code })

  test('the applications are told', async () => {
    expect((await api.call('readWeixinApps', {})).data).toEqual(weixin.provider.apps)
  })

  test('a state is letters and digits, new each time, and kept as a hash', async () => {
    const states = await Promise.all([beginRound(api), beginRound(api)])
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

  test('the plain call of the specification has an answer too', async () => {
    const { code, data } = await api.call('makeWeixinState', {})
    expect([code, data.length]).toEqual([0, 32])
    expect(await take({ state: data, browser: '' }, weixin.codeFor(personOn('web', 'a')))).toMatchObject(
      otherBrowser,
    )
  })

  test('an address makes a hundred and twenty states in ten minutes and no more', async () => {
    const make = () => api.call('makeWeixinState', {}, { ip: '203.0.113.9' })
    const answers = await Promise.all(Array.from({ length: 121 }, make))
    expect(answers.filter(({ code }) => code === Codes.tooManyRequests)).toHaveLength(1)
    expect(await api.call('makeWeixinState', {}, { ip: '203.0.113.10' })).toMatchObject({ code: 0 })
    api.time.now += 10 * MINUTE_MS
    expect(await make()).toMatchObject({ code: 0 })
  })

  test('a code is taken, in the browser that began', async () => {
    const code = weixin.codeFor(personOn('web', 'a'))
    const round = await beginRound(api)
    expect(await take({ ...round, browser: newSecret() }, code)).toMatchObject(otherBrowser)
    expect(await take({ ...round, browser: '' }, code)).toMatchObject(otherBrowser)
    expect(await take({ ...round, browser: hashSecret(round.browser) }, code)).toMatchObject(otherBrowser)
    expect(weixin.asked).toEqual([])
    expect(await take(round, code)).toMatchObject({ code: 0, data: { next: 'finish' } })
    expect(await take({ ...round, browser: newSecret() }, code)).toMatchObject(otherBrowser)
  })

  test('twice the same callback is exchanged once and told the same', async () => {
    const round = await beginRound(api)
    const code = weixin.codeFor(personOn('web', 'a'))
    const taken = { code: 0, data: { next: 'finish' } }
    for (const answer of await Promise.all([take(round, code), take(round, code), take(round, code)]))
      expect(answer).toMatchObject(taken)
    expect(await take(round, code)).toMatchObject(taken)
    expect(weixin.asked).toEqual([code])
  })

  test('another code does not go with a state that was used', async () => {
    const round = await roundOf(api, weixin.codeFor(personOn('web', 'a')))
    expect(await take(round, weixin.codeFor(personOn('web', 'b')))).toMatchObject(gone)
    expect(weixin.asked).toHaveLength(1)
  })

  test.each(['', 'x', 'A'.repeat(32), "' or 1=1", 'a\u0000b'])('a state nobody made: %j', async (state) => {
    const answer = await take({ state, browser: 'x' }, 'x')
    expect(answer.status).toBe(200)
    expect([Codes.badInput, Codes.notFound]).toContain(answer.code)
  })

  test('no code is bad input', async () => {
    expect(await take(await beginRound(api), '')).toMatchObject({
      code: Codes.badInput,
      data: { fields: { code: 'required' } },
    })
  })

  test('ten minutes are too late', async () => {
    const [late, early] = [await beginRound(api), await beginRound(api)]
    api.time.now += 10 * MINUTE_MS - 1
    expect(await take(early, weixin.codeFor(personOn('web', 'a')))).toMatchObject({ code: 0 })
    api.time.now += 1
    expect(await take(late, weixin.codeFor(personOn('web', 'a')))).toMatchObject(gone)
    // What came back from WeChat has ten minutes more to be finished in.
    expect(await api.call('finishWeixin', early)).toMatchObject({ code: 0 })
  })

  test('a code WeChat refuses ends the round', async () => {
    const round = await beginRound(api)
    const code = weixin.codeFor(new WeixinCodeRefused(40163))
    expect(await take(round, code)).toMatchObject(gone)
    expect(await take(round, code)).toMatchObject(gone)
    expect(weixin.asked).toHaveLength(1)
    expect(await api.call('finishWeixin', round)).toMatchObject(gone)
  })

  test('a WeChat that does not answer may be asked again, even by who waited meanwhile', async () => {
    const round = await beginRound(api)
    const code = weixin.codeFor(new WeixinUnavailable('no connection'))
    expect(await Promise.all([take(round, code), take(round, code)])).toMatchObject([busy, busy])
    weixin.codes.set(code, personOn('web', 'a'))
    expect(await take(round, code)).toMatchObject({ code: 0, data: { next: 'finish' } })
  })

  test('a snapshot user is told, and never has an account', async () => {
    const round = await beginRound(api)
    const code = weixin.codeFor(personOn('mp', 'snap', { isSnapshotUser: true }))
    expect(await take(round, code)).toMatchObject({ code: 0, data: { next: 'snapshot' } })
    expect(await take(round, code)).toMatchObject({ code: 0, data: { next: 'snapshot' } })
    expect(await api.call('finishWeixin', round)).toMatchObject({ code: Codes.conflict })
    const kept = JSON.stringify(await api.db.selectFrom('weixin_rounds').selectAll().execute())
    expect(kept).not.toContain('union-snap')
  })

  test('where WeChat is off nothing begins', async () => {
    const off = await startTestApi(api.options)
    expect((await off.call('readWeixinApps', {})).data).toEqual({ mp: null, web: null })
    expect(await off.call('makeWeixinState', {})).toMatchObject({
      code: Codes.providerUnavailable,
      data: { errorMsg: '微信登录暂未开通' },
    })
    await off.close()
  })

  test('what breaks in a provider is neutral outside', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const broken = await startTestApi(api.options, { log, weixin: weixin.provider })
    const round = await beginRound(broken)
    expect(await broken.call('takeWeixinCode', { ...round, code: 'unscripted' })).toMatchObject({
      status: 500,
    })
    expect(log.error).toHaveBeenCalledOnce()
    await broken.close()
  })

  test('rounds past their time are swept', async () => {
    const { state } = await beginRound(api)
    const kept = () =>
      api.db.selectFrom('weixin_rounds').select('pf').where('state_hash', '=', hashSecret(state)).execute()
    await deleteExpired(api.db, api.time.now)
    expect(await kept()).toHaveLength(1)
    await deleteExpired(api.db, api.time.now + 10 * MINUTE_MS)
    expect(await kept()).toHaveLength(0)
  })
})
