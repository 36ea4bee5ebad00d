import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { Formatter, Rsa } from 'wechatpay-axios-plugin'
import type { Merchant } from '../gateways/pay/merchant'

// Signs WeChat's side with an independent implementation, so that ours does not verify itself.
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
export const keys = { merchant: rsa(), publicKey: rsa(), certificate: rsa(), unknownKey: rsa() }
export const now = Date.UTC(2026, 4, 1)
export const publicKeyId = 'PUB_KEY_ID_1'
export const certificateSerial = '5157F09E'

/** A merchant that migrates from WeChat's certificate to its public key. */
export function merchantAt(apiUrl: string): Merchant {
  return {
    mchId: '1900000001',
    appId: 'wx1',
    serial: 'MERCHANTSERIAL',
    privateKey: keys.merchant.privateKey,
    apiV3Key: '0123456789abcdef0123456789abcdef',
    platformKeys: new Map([
      [publicKeyId, keys.publicKey.publicKey],
      [certificateSerial, keys.certificate.publicKey],
    ]),
    apiUrl,
    notifyUrl: 'https://resume.example.com/api/pay/wx/notify',
  }
}

export const transaction = {
  mchid: '1900000001',
  appid: 'wx1',
  out_trade_no: 'T20260501',
  trade_state: 'SUCCESS',
  transaction_id: '4200000001',
  success_time: '2026-05-01T08:00:30+08:00',
  amount: { total: 990, currency: 'CNY', payer_total: 990 },
}
/** The same payment as we parse it. */
export const payment = {
  tradeNo: 'T20260501',
  transactionId: '4200000001',
  appId: 'wx1',
  fen: 990,
  paidAt: now + 30_000,
}

export type SignatureOptions = { key?: KeyObject; serial?: string; at?: number; signed?: boolean }

/** The headers with which WeChat signs a text; none when it is not `signed`. */
export function signatureOf(text: string, options: SignatureOptions = {}): Record<string, string> {
  const { key = keys.publicKey.privateKey, serial = publicKeyId, at = now, signed = true } = options
  if (!signed) return {}
  const [timestamp, nonce] = [String(Math.floor(at / 1000)), 'Nonce0']
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, text), key),
  }
}
