import { z } from 'zod'
import { chinaRfc3339 } from '#contract/china-time'
import type { Clock } from '../../dependencies'
import type { Merchant } from './merchant'
import { PayFailure, type PayProvider, type Purchase } from './pay-provider'
import { readNotification } from './wechatpay-notification'
import { parseRefund } from './wechatpay-refund'
import { newNonce, signParts } from './wechatpay-signing'
import { parseTransaction } from './wechatpay-transaction'
import { requestWechatPay } from './wechatpay-request'

/** A user waits for the answer; the web server waits 15 s. */
const defaultTimeoutMs = 6_000

export type WechatPayOptions = {
  merchant: Merchant
  clock: Clock
  simulated: boolean
  timeoutMs?: number
}

/** A client for WeChat Pay's API v3: pay.weixin.qq.com/doc/v3/merchant, "Native支付", "JSAPI支付" and "退款". */
export function createWechatPayClient(options: WechatPayOptions): PayProvider {
  const { merchant, clock, simulated, timeoutMs = defaultTimeoutMs } = options
  const { appId, mchId, privateKey } = merchant
  const transactions = '/v3/pay/transactions'
  const refunds = '/v3/refund/domestic/refunds'
  const request = (method: 'GET' | 'POST', path: string, body?: object) =>
    requestWechatPay(merchant, clock, timeoutMs, { method, path, body })
  const requestTransaction = (method: 'GET' | 'POST', path: string, body?: object) =>
    request(method, `${transactions}${path}`, body)

  const toOrderRequest = ({ tradeNo, description, fen, expiresAt }: Purchase) => ({
    appid: appId,
    mchid: mchId,
    description,
    out_trade_no: tradeNo,
    time_expire: chinaRfc3339(expiresAt),
    notify_url: merchant.notifyUrl,
    amount: { total: fen, currency: 'CNY' },
  })

  return {
    simulated,
    appId,
    async native(purchase) {
      const response = await requestTransaction('POST', '/native', toOrderRequest(purchase))
      return parseResponse(z.object({ code_url: z.string().min(1) }), response).code_url
    },
    async jsapi({ openId, ...purchase }) {
      const response = await requestTransaction('POST', '/jsapi', {
        ...toOrderRequest(purchase),
        payer: { openid: openId },
      })
      return parseResponse(z.object({ prepay_id: z.string().min(1) }), response).prepay_id
    },
    bridgeCall(prepayId) {
      const [seconds, nonce, packageValue] = [
        String(Math.floor(clock() / 1000)),
        newNonce(),
        `prepay_id=${prepayId}`,
      ]
      return {
        wxMpAppId: appId,
        wxTimestamp: seconds,
        wxNonceStr: nonce,
        wxPackage: packageValue,
        wxSignType: 'RSA',
        wxPaySign: signParts(privateKey, appId, seconds, nonce, packageValue),
      }
    },
    async query(tradeNo) {
      try {
        const response = await requestTransaction('GET', `/out-trade-no/${tradeNo}?mchid=${mchId}`)
        if (parseResponse(z.object({ out_trade_no: z.string() }), response).out_trade_no !== tradeNo)
          throw new PayFailure('unavailable', 'an answer about another order')
        return parseTransaction(response, merchant)
      } catch (error) {
        if (error instanceof PayFailure && error.kind === 'unknown') return { is: 'unknown' }
        throw error
      }
    },
    async close(tradeNo) {
      await requestTransaction('POST', `/out-trade-no/${tradeNo}/close`, { mchid: mchId })
    },
    async refund({ tradeNo, refundNo, fen, paidFen, reason }) {
      const response = await request('POST', refunds, {
        out_trade_no: tradeNo,
        out_refund_no: refundNo,
        reason,
        notify_url: merchant.notifyUrl,
        amount: { refund: fen, total: paidFen, currency: 'CNY' },
      })
      return parseRefund(response, merchant)
    },
    async queryRefund(refundNo) {
      try {
        return parseRefund(await request('GET', `${refunds}/${encodeURIComponent(refundNo)}`), merchant)
      } catch (error) {
        if (error instanceof PayFailure && error.kind === 'unknown') return undefined
        throw error
      }
    },
    readNotification: (notification) => readNotification(merchant, clock, notification),
  }
}

function parseResponse<T>(schema: z.ZodType<T>, response: unknown): T {
  const answer = schema.safeParse(response)
  if (!answer.success) throw new PayFailure('unavailable', 'an answer of another form')
  return answer.data
}
