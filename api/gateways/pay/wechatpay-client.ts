import { z } from 'zod'
import type { Clock } from '../../parts'
import type { Merchant } from './merchant'
import { PayFailure, type PayProvider, type Purchase } from './pay-provider'
import { readNotification } from './wechatpay-notification'
import { refundOf } from './wechatpay-refund'
import { newNonce, signParts } from './wechatpay-signing'
import { standingOf } from './wechatpay-transaction'
import { askWechatPay } from './wechatpay-wire'

/** A person waits for the answer; the web half waits 15 s. */
const usualTimeoutMs = 6_000

export type WechatPayOptions = {
  merchant: Merchant
  clock: Clock
  simulated: boolean
  timeoutMs?: number
}

/** Speaks WeChat Pay's API v3: pay.weixin.qq.com/doc/v3/merchant, "Native支付", "JSAPI支付" and "退款". */
export function createWechatPay(options: WechatPayOptions): PayProvider {
  const { merchant, clock, simulated, timeoutMs = usualTimeoutMs } = options
  const { appId, mchId, privateKey } = merchant
  const transactions = '/v3/pay/transactions'
  const refunds = '/v3/refund/domestic/refunds'
  const askAt = (method: 'GET' | 'POST', path: string, body?: object) =>
    askWechatPay(merchant, clock, timeoutMs, { method, path, body })
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    askAt(method, `${transactions}${path}`, body)

  const wanted = ({ tradeNo, description, fen, expiresAt }: Purchase) => ({
    appid: appId,
    mchid: mchId,
    description,
    out_trade_no: tradeNo,
    time_expire: chinaTime(expiresAt),
    notify_url: merchant.notifyUrl,
    amount: { total: fen, currency: 'CNY' },
  })

  return {
    simulated,
    appId,
    async native(purchase) {
      const said = await ask('POST', '/native', wanted(purchase))
      return read(z.object({ code_url: z.string().min(1) }), said).code_url
    },
    async jsapi({ openId, ...purchase }) {
      const said = await ask('POST', '/jsapi', { ...wanted(purchase), payer: { openid: openId } })
      return read(z.object({ prepay_id: z.string().min(1) }), said).prepay_id
    },
    bridgeCall(prepayId) {
      const [seconds, nonce, named] = [
        String(Math.floor(clock() / 1000)),
        newNonce(),
        `prepay_id=${prepayId}`,
      ]
      return {
        wxMpAppId: appId,
        wxTimestamp: seconds,
        wxNonceStr: nonce,
        wxPackage: named,
        wxSignType: 'RSA',
        wxPaySign: signParts(privateKey, appId, seconds, nonce, named),
      }
    },
    async query(tradeNo) {
      try {
        const said = await ask('GET', `/out-trade-no/${tradeNo}?mchid=${mchId}`)
        if (read(z.object({ out_trade_no: z.string() }), said).out_trade_no !== tradeNo)
          throw new PayFailure('unavailable', 'an answer about another order')
        return standingOf(said, merchant)
      } catch (error) {
        if (error instanceof PayFailure && error.kind === 'unknown') return { is: 'unknown' }
        throw error
      }
    },
    async close(tradeNo) {
      await ask('POST', `/out-trade-no/${tradeNo}/close`, { mchid: mchId })
    },
    async refund({ tradeNo, refundNo, fen, paidFen, reason }) {
      const said = await askAt('POST', refunds, {
        out_trade_no: tradeNo,
        out_refund_no: refundNo,
        reason,
        notify_url: merchant.notifyUrl,
        amount: { refund: fen, total: paidFen, currency: 'CNY' },
      })
      return refundOf(said, merchant)
    },
    async queryRefund(refundNo) {
      try {
        return refundOf(await askAt('GET', `${refunds}/${encodeURIComponent(refundNo)}`), merchant)
      } catch (error) {
        if (error instanceof PayFailure && error.kind === 'unknown') return undefined
        throw error
      }
    },
    readNotification: (notification) => readNotification(merchant, clock, notification),
  }
}

function read<T>(schema: z.ZodType<T>, said: unknown): T {
  const answer = schema.safeParse(said)
  if (!answer.success) throw new PayFailure('unavailable', 'an answer of another form')
  return answer.data
}

/** RFC 3339 in China's time, to the second. */
function chinaTime(ms: number): string {
  return `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
}
