import { Hono } from 'hono'
import type { z } from 'zod'
import type { Clock } from '../../parts'
import { parsedJson } from '../pay/parsed-json'
import { payAnswers } from './pay-answer'
import type { PayKeys } from './pay-keys'
import { JsapiRequest, NativeRequest } from './pay-request'
import { toTransaction } from './pay-transaction'
import type { PayWorld } from './pay-world'

export type PayWireOptions = {
  world: PayWorld
  keys: PayKeys
  clock: Clock
  appId: string
  /** Where the page of a token is, for people. */
  pageOf: (token: string) => string
  isOpenId: (openId: string) => boolean
}

const minuteMs = 60_000
const payableMs = 7 * 24 * 60 * minuteMs

/** api.mch.weixin.qq.com, as the product's server asks it: API v3 of Native and JSAPI payments. */
export function payWire({ world, keys, clock, appId, pageOf, isOpenId }: PayWireOptions): Hono {
  const { merchantOnly, say, refuse } = payAnswers(keys, clock)
  const wire = new Hono().basePath('/v3/pay/transactions')

  wire.use('*', merchantOnly)

  wire.post('/native', async (c) => {
    const asked = read(NativeRequest, await c.req.text())
    return asked ? place(asked, null) : refuse('PARAM_ERROR')
  })

  wire.post('/jsapi', async (c) => {
    const asked = read(JsapiRequest, await c.req.text())
    if (!asked) return refuse('PARAM_ERROR')
    const { openid } = asked.payer
    return isOpenId(openid) ? place(asked, openid) : refuse('OPENID_MISMATCH')
  })

  wire.get('/out-trade-no/:no', (c) => {
    if (c.req.query('mchid') !== keys.mchId) return refuse('PARAM_ERROR')
    const order = world.find(c.req.param('no'))
    return order ? say(200, toTransaction(order, keys, appId)) : refuse('ORDER_NOT_EXIST')
  })

  wire.post('/out-trade-no/:no/close', (c) => {
    const closed = world.close(c.req.param('no'))
    return typeof closed === 'string' ? refuse(closed) : say(204)
  })

  function place(asked: z.infer<typeof NativeRequest>, openId: string | null): Response {
    if (asked.appid !== appId || asked.mchid !== keys.mchId) return refuse('APPID_MCHID_NOT_MATCH')
    const known = world.find(asked.out_trade_no)
    const expiresAt = asked.time_expire ? Date.parse(asked.time_expire) : clock() + payableMs
    if (!known && expiresAt - clock() < minuteMs) return refuse('PARAM_ERROR')
    const placed = world.place({
      outTradeNo: asked.out_trade_no,
      asked: JSON.stringify(asked),
      description: asked.description,
      total: asked.amount.total,
      openId,
      notifyUrl: asked.notify_url,
      expiresAt,
    })
    if (typeof placed === 'string') return refuse(placed)
    return say(200, openId === null ? { code_url: pageOf(placed.token) } : { prepay_id: `wx${placed.token}` })
  }
  return wire
}

function read<T>(schema: z.ZodType<T>, body: string): T | undefined {
  return schema.safeParse(parsedJson(body)).data
}
