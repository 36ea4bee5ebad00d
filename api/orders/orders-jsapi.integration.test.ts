import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { WeixinCodeRefused, WeixinUnavailable } from '../gateways/weixin/weixin-provider'
import { oauthFlowLifeMs } from '../lifetimes'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { type ScriptedPay, scriptedPay } from '../testing/scripted-pay'
import { failure, useTestApi } from '../testing/test-api'
import { startFlow, personOn, scriptedWeixin } from '../testing/scripted-weixin'

describe.each(databases)('orders inside WeChat on $name', ({ empty }) => {
  const weixin = scriptedWeixin()
  let pay: ScriptedPay
  let person: TestUser
  const api = useTestApi(empty, { weixin: weixin.provider })
  beforeEach(async () => {
    pay = scriptedPay(api.deps.clock)
    api.deps.pay = pay.provider
    await api.db.deleteFrom('limits').execute()
    person = await createTestUser(api)
  })

  const begin = async (user = person, pf: 'mp' | 'web' = 'mp') =>
    (await startFlow(api, { purpose: 'pay', pf }, user.token)).state
  const order = (authState: string, authCode: string, user = person) =>
    user.call('orderJsapi', { productId: '200', authState, authCode, authPf: 'mp' })

  test("a JSAPI order belongs to the payer's openid, and returns the bridge parameters", async () => {
    const { code, data } = await order(await begin(), weixin.codeFor(personOn('mp', 'xiaoyu')))
    expect(code).toBe(0)
    expect(data).toMatchObject({ wxMpAppId: 'wxmp', wxSignType: 'RSA', wxPackage: /^prepay_id=ref-/ })
    expect(pay.orders.get(data.tradeNo)).toMatchObject({ openId: 'mp-xiaoyu', fen: 990 })
    pay.pay(data.tradeNo)
    const paid = await person.call('checkJsapi', { productId: '200', tradeNo: data.tradeNo })
    expect(paid).toMatchObject({ code: 0, data: true })
  })

  test('a repeated request returns the same order, and exchanges the code once', async () => {
    const [state, code] = [await begin(), weixin.codeFor(personOn('mp', 'xiaoyu'))]
    const orders = await Promise.all([order(state, code), order(state, code)])
    const again = await order(state, code)
    expect(new Set([...orders, again].map(({ data }) => data.tradeNo)).size).toBe(1)
    expect(weixin.requests.filter((one) => one === code)).toHaveLength(1)
  })

  test('another payer gets another order', async () => {
    const one = await order(await begin(), weixin.codeFor(personOn('mp', 'xiaoyu')))
    const other = await order(await begin(), weixin.codeFor(personOn('mp', 'laochen')))
    expect(other.data.tradeNo).not.toBe(one.data.tradeNo)
    const replaced = await api.db
      .selectFrom('orders')
      .select(['id', 'replaced'])
      .where('user_id', '=', person.userId)
    expect(Object.fromEntries((await replaced.execute()).map((row) => [row.id, row.replaced]))).toEqual({
      [one.data.tradeNo]: 1,
      [other.data.tradeNo]: 0,
    })
  })

  test('a JSAPI order needs a recent flow of this user in the application inside WeChat', async () => {
    const code = weixin.codeFor(personOn('mp', 'xiaoyu'))
    const otherUser = await createTestUser(api)
    const forLogin = (await startFlow(api, { pf: 'mp' }, person.token)).state
    for (const state of [await begin(otherUser), await begin(person, 'web'), forLogin, 'neverwas'])
      expect((await order(state, code)).code).toBe(ApiCodes.notFound)
    const old = await begin()
    api.time.now += oauthFlowLifeMs
    expect((await order(old, code)).code).toBe(ApiCodes.notFound)
    expect(weixin.requests).not.toContain(code)
    expect((await api.call('makeWeixinState', { purpose: 'pay', pf: 'mp' })).code).toBe(ApiCodes.notLoggedIn)
  })

  test('a payment flow logs nobody in', async () => {
    const flow = await startFlow(api, { purpose: 'pay', pf: 'mp' }, person.token)
    await api.call('takeWeixinCode', { ...flow, code: weixin.codeFor(personOn('mp', 'xiaoyu')) })
    expect((await api.call('finishWeixin', flow)).code).toBe(ApiCodes.notFound)
  })

  test.each([
    ['a code that is used up', new WeixinCodeRefused(40163), ApiCodes.notFound],
    ['WeChat in trouble', new WeixinUnavailable('HTTP 502'), ApiCodes.providerUnavailable],
    ['a made-up person', personOn('mp', 'snapshot', { isSnapshotUser: true }), ApiCodes.conflict],
  ])('%s', async (_, answer, code) => {
    expect((await order(await begin(), weixin.codeFor(answer))).code).toBe(code)
    expect(pay.calls).toEqual([])
  })

  test('where payments inside WeChat are off the error leads to /vipMarket', async () => {
    api.deps.pay = { ...pay.provider, appId: 'wxother' }
    expect(await order('x', 'y')).toMatchObject(failure(ApiCodes.redirectToPlans, '暂时无法在微信内支付'))
  })
})
