import { z } from 'zod'
import type { Clock } from '../../dependencies'
import type { Merchant } from './merchant'
import { tryParseJson } from './try-parse-json'
import { type WebhookRequest, PayFailure, type PaymentEvent } from './pay-provider'
import { parseRefund } from './wechatpay-refund'
import { decrypt, verifySignature } from './wechatpay-signing'
import { parseTransaction } from './wechatpay-transaction'

const Envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string().min(1),
    nonce: z.string().min(1),
    associated_data: z.string().default(''),
  }),
})

/**
 * Verifies and parses a notification. WeChat sometimes sends wrong signatures on purpose: they are refused
 * without an alarm.
 * @returns undefined for events other than payments and refunds. @throws PayFailure `refused`
 */
export function readNotification(
  merchant: Merchant,
  clock: Clock,
  notification: WebhookRequest,
): PaymentEvent | undefined {
  const distrustReason = verifySignature(notification, merchant.platformKeys, clock())
  if (distrustReason)
    throw new PayFailure('refused', `a notification that is not believed: ${distrustReason}`)
  const envelope = Envelope.safeParse(tryParseJson(notification.body))
  if (!envelope.success) throw new PayFailure('refused', 'a notification of another form')
  const { event_type: event, resource } = envelope.data
  if (/^REFUND\./.test(event)) return { refund: parseRefund(decryptResource(merchant, resource), merchant) }
  if (event !== 'TRANSACTION.SUCCESS') return undefined
  const status = parseTransaction(decryptResource(merchant, resource), merchant)
  return status.is === 'paid' ? { payment: status.payment } : undefined
}

function decryptResource({ apiV3Key }: Merchant, resource: z.infer<typeof Envelope>['resource']): unknown {
  const { ciphertext, nonce, associated_data: associatedData } = resource
  try {
    return JSON.parse(decrypt(apiV3Key, { ciphertext, nonce, associatedData }))
  } catch (error) {
    throw new PayFailure('refused', 'a notification that cannot be opened', { cause: error })
  }
}
