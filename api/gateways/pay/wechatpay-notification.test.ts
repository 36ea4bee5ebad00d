import { describe, expect, test } from 'vitest'
import { Aes } from 'wechatpay-axios-plugin'
import {
  certificateSerial,
  keys,
  merchantAt,
  now,
  payment,
  type SignatureOptions,
  signatureOf,
  transaction,
} from '../../testing/wechatpay-reference'
import { readNotification } from './wechatpay-notification'

const merchant = merchantAt('http://nowhere')

describe('notifications of WeChat Pay', () => {
  const seal = (content: object | string, key = merchant.apiV3Key) => ({
    algorithm: 'AEAD_AES_256_GCM',
    nonce: 'Nonce0Nonce0',
    associated_data: 'transaction',
    original_type: 'transaction',
    ciphertext: Aes.AesGcm.encrypt(
      typeof content === 'string' ? content : JSON.stringify(content),
      Buffer.from(key),
      'Nonce0Nonce0',
      'transaction',
    ),
  })
  const letter = (resource: object, more: object = {}) =>
    JSON.stringify({
      id: '1',
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource,
      ...more,
    })
  const read = (body: string, how: SignatureOptions = {}, sent = body) => {
    const headers = signatureOf(body, how)
    return readNotification(merchant, () => now, { header: (name) => headers[name], body: sent })
  }

  test('accepts a payment signed by either key', () => {
    expect(read(letter(seal(transaction)))).toEqual({ payment })
    expect(
      read(letter(seal(transaction)), { key: keys.certificate.privateKey, serial: certificateSerial }),
    ).toEqual({ payment })
  })

  const refund = {
    mchid: transaction.mchid,
    out_trade_no: 'T20260501',
    out_refund_no: 'T20260501R1',
    refund_status: 'SUCCESS',
    success_time: '2026-05-01T08:00:30+08:00',
    amount: { total: 990, refund: 990, payer_total: 990, payer_refund: 990 },
  }
  test.each([
    ['SUCCESS', 'done'],
    ['CLOSED', 'closed'],
    ['ABNORMAL', 'abnormal'],
  ])('accepts a refund that is %s', (refund_status, is) => {
    const notification = seal({ ...refund, refund_status })
    expect(read(letter(notification, { event_type: `REFUND.${refund_status}` }))).toEqual({
      refund: { refundNo: 'T20260501R1', tradeNo: 'T20260501', fen: 990, is, doneAt: now + 30_000 },
    })
  })

  test('rejects a refund of another merchant or an incomplete one', () => {
    const readChanged = (change: object) =>
      read(letter(seal({ ...refund, ...change }), { event_type: 'REFUND.SUCCESS' }))
    expect(() => readChanged({ mchid: '1' })).toThrow(expect.objectContaining({ kind: 'refused' }))
    expect(() => readChanged({ refund_status: 'SOON' })).toThrow(
      expect.objectContaining({ name: 'PayFailure' }),
    )
  })

  test('ignores other events', () => {
    expect(read(letter(seal(transaction), { event_type: 'PAYSCORE.USER_PAID' }))).toBeUndefined()
    expect(read(letter(seal({ ...transaction, trade_state: 'NOTPAY' })))).toBeUndefined()
  })

  test.each<[string, () => unknown]>([
    ['unsigned', () => read(letter(seal(transaction)), { signed: false })],
    ['signed by a stranger', () => read(letter(seal(transaction)), { key: keys.unknownKey.privateKey })],
    ['signed long ago', () => read(letter(seal(transaction)), { at: now - 301_000 })],
    ['signed at no time', () => read(letter(seal(transaction)), { at: NaN })],
    ['changed by one space', () => read(letter(seal(transaction)), {}, `${letter(seal(transaction))} `)],
    ['sealed with another key', () => read(letter(seal(transaction, 'f'.repeat(32))))],
    ['cut short', () => read(letter({ ...seal(transaction), ciphertext: 'AAAA' }))],
    ['with other associated data', () => read(letter({ ...seal(transaction), associated_data: 'refund' }))],
    ['with no JSON inside', () => read(letter(seal('paid')))],
    ['no JSON at all', () => read('paid')],
    ['of another merchant', () => read(letter(seal({ ...transaction, mchid: '1900000002' })))],
    ['of another application', () => read(letter(seal({ ...transaction, appid: 'wx2' })))],
  ])('rejects %s', (_, act) => {
    expect(act).toThrow(expect.objectContaining({ name: 'PayFailure', kind: 'refused' }))
  })
})
