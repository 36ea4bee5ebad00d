import { z } from 'zod'
import { isSignatureValid, skewMs } from '../../pay/wechatpay-signing'
import type { PayKeys } from './pay-keys'

const Amount = z.object({
  total: z.number().int().min(1).max(100_000_000),
  currency: z.literal('CNY').default('CNY'),
})

/** Body of the order request; pay.weixin.qq.com/doc/v3/merchant, "Native下单". */
export const NativeRequest = z.object({
  appid: z.string().min(1).max(32),
  mchid: z.string().min(1).max(32),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w\-|*]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }).optional(),
  notify_url: z
    .url({ protocol: /^https?$/ })
    .max(255)
    .refine((address) => new URL(address).search === ''),
  amount: Amount,
})
export const JsapiRequest = NativeRequest.extend({ payer: z.object({ openid: z.string().min(1).max(128) }) })

/** Body of the refund request; pay.weixin.qq.com/doc/v3/merchant, "退款申请". */
export const RefundRequest = z.object({
  out_trade_no: z.string().regex(/^[\w\-|*]{6,32}$/),
  out_refund_no: z.string().regex(/^[\w\-|*@]{1,64}$/),
  reason: z.string().min(1).max(80).optional(),
  notify_url: NativeRequest.shape.notify_url,
  amount: Amount.extend({ refund: z.number().int().min(1), currency: z.literal('CNY') }),
})

type SignedRequest = { method: string; url: string; body: string; authorization: string }

/** Whether the merchant signed the request within the last minutes (skewMs). */
export function isFromMerchant(
  { method, url, body, authorization }: SignedRequest,
  keys: PayKeys,
  now: number,
): boolean {
  const [scheme, parameters = ''] = authorization.split(/ (.*)/s)
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return false
  const values = Object.fromEntries(
    [...parameters.matchAll(/(?<!\w)(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
  )
  const { mchid, serial_no, nonce_str = '', timestamp = '', signature = '' } = values
  if (mchid !== keys.mchId || serial_no !== keys.serial || !nonce_str) return false
  if (!(Math.abs(now - Number(timestamp) * 1000) <= skewMs)) return false
  const { pathname, search } = new URL(url)
  return isSignatureValid(
    keys.merchant.publicKey,
    signature,
    method,
    `${pathname}${search}`,
    timestamp,
    nonce_str,
    body,
  )
}
