import { Hono } from 'hono'
import type { z } from 'zod'
import type { Clock } from '../../../dependencies'
import { tryParseJson } from '../../pay/try-parse-json'
import { createSignedResponses } from './signed-responses'
import type { PayKeys } from './pay-keys'
import { JsapiRequest, NativeRequest } from './pay-request'
import { toTransaction } from './to-transaction'
import type { PayState } from './pay-state'

export type PayApiOptions = {
  payState: PayState
  keys: PayKeys
  clock: Clock
  appId: string
  /** The URL of an order's payment page. */
  pageOf: (token: string) => string
  isOpenId: (openId: string) => boolean
}

const minuteMs = 60_000
const payableMs = 7 * 24 * 60 * minuteMs

/** api.mch.weixin.qq.com as the product calls it: API v3 of Native and JSAPI payments. */
export function payApi({ payState, keys, clock, appId, pageOf, isOpenId }: PayApiOptions): Hono {
  const { merchantOnly, respond, respondError } = createSignedResponses(keys, clock)
  const api = new Hono().basePath('/v3/pay/transactions')

  api.use('*', merchantOnly)

  api.post('/native', async (c) => {
    const orderRequest = parseBody(NativeRequest, await c.req.text())
    return orderRequest ? place(orderRequest, null) : respondError('PARAM_ERROR')
  })

  api.post('/jsapi', async (c) => {
    const orderRequest = parseBody(JsapiRequest, await c.req.text())
    if (!orderRequest) return respondError('PARAM_ERROR')
    const { openid } = orderRequest.payer
    return isOpenId(openid) ? place(orderRequest, openid) : respondError('OPENID_MISMATCH')
  })

  api.get('/out-trade-no/:no', (c) => {
    if (c.req.query('mchid') !== keys.mchId) return respondError('PARAM_ERROR')
    const order = payState.find(c.req.param('no'))
    return order ? respond(200, toTransaction(order, keys, appId)) : respondError('ORDER_NOT_EXIST')
  })

  api.post('/out-trade-no/:no/close', (c) => {
    const closed = payState.close(c.req.param('no'))
    return typeof closed === 'string' ? respondError(closed) : respond(204)
  })

  function place(orderRequest: z.infer<typeof NativeRequest>, openId: string | null): Response {
    if (orderRequest.appid !== appId || orderRequest.mchid !== keys.mchId)
      return respondError('APPID_MCHID_NOT_MATCH')
    const existing = payState.find(orderRequest.out_trade_no)
    const expiresAt = orderRequest.time_expire ? Date.parse(orderRequest.time_expire) : clock() + payableMs
    if (!existing && expiresAt - clock() < minuteMs) return respondError('PARAM_ERROR')
    const placed = payState.place({
      outTradeNo: orderRequest.out_trade_no,
      asked: JSON.stringify(orderRequest),
      description: orderRequest.description,
      total: orderRequest.amount.total,
      openId,
      notifyUrl: orderRequest.notify_url,
      expiresAt,
    })
    if (typeof placed === 'string') return respondError(placed)
    return respond(
      200,
      openId === null ? { code_url: pageOf(placed.token) } : { prepay_id: `wx${placed.token}` },
    )
  }
  return api
}

function parseBody<T>(schema: z.ZodType<T>, body: string): T | undefined {
  return schema.safeParse(tryParseJson(body)).data
}
