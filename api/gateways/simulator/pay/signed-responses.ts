import type { Context, MiddlewareHandler } from 'hono'
import type { Clock } from '../../../dependencies'
import { newNonce, signParts } from '../../pay/wechatpay-signing'
import type { PayKeys } from './pay-keys'
import { isFromMerchant } from './pay-request'

const errorResponses = {
  PARAM_ERROR: [400, '参数错误'],
  APPID_MCHID_NOT_MATCH: [400, 'appid和mchid不匹配'],
  INVALID_REQUEST: [400, '请求不符合业务规则'],
  ORDERPAID: [400, '订单已支付'],
  ORDER_CLOSED: [400, '订单已关闭'],
  SIGN_ERROR: [401, '签名错误'],
  OUT_TRADE_NO_USED: [403, '商户订单号重复'],
  ORDER_NOT_EXIST: [404, '订单不存在'],
  RESOURCE_NOT_EXISTS: [404, '资源不存在'],
  OPENID_MISMATCH: [500, 'openid和appid不匹配'],
} as const

export type SignedResponses = {
  /** Rejects requests that the merchant did not sign. */
  merchantOnly: MiddlewareHandler
  respond: (status: number, content?: object) => Response
  respondError: (code: keyof typeof errorResponses) => Response
}

/** Verifies requests and signs responses like WeChat Pay. */
export function createSignedResponses(keys: PayKeys, clock: Clock): SignedResponses {
  function respond(status: number, content?: object): Response {
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

  function respondError(code: keyof typeof errorResponses): Response {
    const [status, message] = errorResponses[code]
    return respond(status, { code, message })
  }

  async function merchantOnly({ req }: Context, next: () => Promise<void>): Promise<Response | void> {
    const authorization = req.header('authorization') ?? ''
    const signedRequest = { method: req.method, url: req.url, body: await req.text(), authorization }
    if (!isFromMerchant(signedRequest, keys, clock())) return respondError('SIGN_ERROR')
    await next()
  }
  return { merchantOnly, respond, respondError }
}
