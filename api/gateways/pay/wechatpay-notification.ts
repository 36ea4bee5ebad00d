import { z } from 'zod'
import type { Clock } from '../../parts'
import type { Merchant } from './merchant'
import { parsedJson } from './parsed-json'
import { type Notification, PayFailure, type PayNews } from './pay-provider'
import { refundOf } from './wechatpay-refund'
import { decrypt, doubtOf } from './wechatpay-signing'
import { standingOf } from './wechatpay-transaction'

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
 * What a notification tells. WeChat sends wrongly signed ones on purpose now and then: they are refused and no alarm.
 * @returns undefined for other news than of a payment or a refund. @throws PayFailure `refused`
 */
export function readNotification(
  merchant: Merchant,
  clock: Clock,
  notification: Notification,
): PayNews | undefined {
  const doubt = doubtOf(notification, merchant.platformKeys, clock())
  if (doubt) throw new PayFailure('refused', `a notification that is not believed: ${doubt}`)
  const envelope = Envelope.safeParse(parsedJson(notification.body))
  if (!envelope.success) throw new PayFailure('refused', 'a notification of another form')
  const { event_type: event, resource } = envelope.data
  if (/^REFUND\./.test(event)) return { refund: refundOf(opened(merchant, resource), merchant) }
  if (event !== 'TRANSACTION.SUCCESS') return undefined
  const standing = standingOf(opened(merchant, resource), merchant)
  return standing.is === 'paid' ? { payment: standing.payment } : undefined
}

function opened({ apiV3Key }: Merchant, resource: z.infer<typeof Envelope>['resource']): unknown {
  const { ciphertext, nonce, associated_data: associatedData } = resource
  try {
    return JSON.parse(decrypt(apiV3Key, { ciphertext, nonce, associatedData }))
  } catch (error) {
    throw new PayFailure('refused', 'a notification that cannot be opened', { cause: error })
  }
}
