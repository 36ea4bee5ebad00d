import { describe, expect, test } from 'vitest'
import { Aes } from 'wechatpay-axios-plugin'
import {
  certificateSerial,
  keys,
  merchantAt,
  now,
  payment,
  type Signing,
  signatureOf,
  transaction,
} from '../../testing/wechatpay-witness'
import { readNotification } from './wechatpay-notification'

const merchant = merchantAt('http://nowhere')

describe('a notification', () => {
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
  const read = (body: string, how: Signing = {}, sent = body) => {
    const headers = signatureOf(body, how)
    return readNotification(merchant, () => now, { header: (name) => headers[name], body: sent })
  }

  test('of a payment, signed by either key', () => {
    expect(read(letter(seal(transaction)))).toEqual(payment)
    expect(
      read(letter(seal(transaction)), { key: keys.certificate.privateKey, serial: certificateSerial }),
    ).toEqual(payment)
  })

  test('of something else is no payment', () => {
    expect(read(letter(seal(transaction), { event_type: 'REFUND.SUCCESS' }))).toBeUndefined()
    expect(read(letter(seal({ ...transaction, trade_state: 'NOTPAY' })))).toBeUndefined()
  })

  test.each<[string, () => unknown]>([
    ['unsigned', () => read(letter(seal(transaction)), { signed: false })],
    ['signed by a stranger', () => read(letter(seal(transaction)), { key: keys.stranger.privateKey })],
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
  ])('%s is refused', (_, act) => {
    expect(act).toThrow(expect.objectContaining({ name: 'PayFailure', kind: 'refused' }))
  })
})
