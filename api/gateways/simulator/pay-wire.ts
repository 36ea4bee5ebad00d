import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Clock } from '../../parts'
import { parsedJson } from '../pay/parsed-json'
import { newNonce, signParts } from '../pay/wechatpay-signing'
import type { PayKeys } from './pay-keys'
import { isFromMerchant, JsapiRequest, NativeRequest } from './pay-request'
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

const refusals = {
  PARAM_ERROR: [400, '参数错误'],
  APPID_MCHID_NOT_MATCH: [400, 'appid和mchid不匹配'],
  ORDERPAID: [400, '订单已支付'],
  ORDER_CLOSED: [400, '订单已关闭'],
  SIGN_ERROR: [401, '签名错误'],
  OUT_TRADE_NO_USED: [403, '商户订单号重复'],
  ORDER_NOT_EXIST: [404, '订单不存在'],
  OPENID_MISMATCH: [500, 'openid和appid不匹配'],
} as const
const minuteMs = 60_000
const payableMs = 7 * 24 * 60 * minuteMs

/** api.mch.weixin.qq.com, as the product's server asks it: API v3 of Native and JSAPI payments. */
export function payWire({ world, keys, clock, appId, pageOf, isOpenId }: PayWireOptions): Hono {
  const wire = new Hono().basePath('/v3/pay/transactions')

  wire.use('*', async (c, next) => {
    const authorization = c.req.header('authorization') ?? ''
    const body = await c.req.text()
    if (!isFromMerchant({ method: c.req.method, url: c.req.url, body, authorization }, keys, clock()))
      return refuse(c, 'SIGN_ERROR')
    return next()
  })

  wire.post('/native', async (c) => {
    const asked = read(NativeRequest, await c.req.text())
    return asked ? place(c, asked, null) : refuse(c, 'PARAM_ERROR')
  })

  wire.post('/jsapi', async (c) => {
    const asked = read(JsapiRequest, await c.req.text())
    if (!asked) return refuse(c, 'PARAM_ERROR')
    const { openid } = asked.payer
    return isOpenId(openid) ? place(c, asked, openid) : refuse(c, 'OPENID_MISMATCH')
  })

  wire.get('/out-trade-no/:no', (c) => {
    if (c.req.query('mchid') !== keys.mchId) return refuse(c, 'PARAM_ERROR')
    const order = world.find(c.req.param('no'))
    return order ? say(c, 200, toTransaction(order, keys, appId)) : refuse(c, 'ORDER_NOT_EXIST')
  })

  wire.post('/out-trade-no/:no/close', (c) => {
    const closed = world.close(c.req.param('no'))
    return typeof closed === 'string' ? refuse(c, closed) : say(c, 204)
  })

  function place(c: Context, asked: z.infer<typeof NativeRequest>, openId: string | null): Response {
    if (asked.appid !== appId || asked.mchid !== keys.mchId) return refuse(c, 'APPID_MCHID_NOT_MATCH')
    const known = world.find(asked.out_trade_no)
    const expiresAt = asked.time_expire ? Date.parse(asked.time_expire) : clock() + payableMs
    if (!known && expiresAt - clock() < minuteMs) return refuse(c, 'PARAM_ERROR')
    const placed = world.place({
      outTradeNo: asked.out_trade_no,
      asked: JSON.stringify(asked),
      description: asked.description,
      total: asked.amount.total,
      openId,
      notifyUrl: asked.notify_url,
      expiresAt,
    })
    if (typeof placed === 'string') return refuse(c, placed)
    return say(
      c,
      200,
      openId === null ? { code_url: pageOf(placed.token) } : { prepay_id: `wx${placed.token}` },
    )
  }

  function refuse(c: Context, code: keyof typeof refusals): Response {
    const [status, message] = refusals[code]
    return say(c, status, { code, message })
  }

  function say(c: Context, status: number, content?: object): Response {
    const body = content ? JSON.stringify(content) : ''
    const [timestamp, nonce] = [Math.floor(clock() / 1000), newNonce()]
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Wechatpay-Timestamp': String(timestamp),
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': keys.platformSerial,
      'Wechatpay-Signature': signParts(keys.platform.privateKey, timestamp, nonce, body),
    }
    return new Response(content ? body : null, { status, headers })
  }
  return wire
}

function read<T>(schema: z.ZodType<T>, body: string): T | undefined {
  return schema.safeParse(parsedJson(body)).data
}
