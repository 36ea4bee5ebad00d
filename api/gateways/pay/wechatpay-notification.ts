import { z } from 'zod'
import type { Clock } from '../../parts'
import type { Merchant } from './merchant'
import { parsedJson } from './parsed-json'
import { type Notification, PayFailure, type Payment } from './pay-provider'
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
 * @returns undefined for other news than a payment. @throws PayFailure `refused`
 */
export function readNotification(
  merchant: Merchant,
  clock: Clock,
  notification: Notification,
): Payment | undefined {
  const doubt = doubtOf(notification, merchant.platformKeys, clock())
  if (doubt) throw new PayFailure('refused', `a notification that is not believed: ${doubt}`)
  const envelope = Envelope.safeParse(parsedJson(notification.body))
  if (!envelope.success) throw new PayFailure('refused', 'a notification of another form')
  if (envelope.data.event_type !== 'TRANSACTION.SUCCESS') return undefined
  const standing = standingOf(opened(merchant, envelope.data.resource), merchant)
  return standing.is === 'paid' ? standing.payment : undefined
}

function opened({ apiV3Key }: Merchant, resource: z.infer<typeof Envelope>['resource']): unknown {
  const { ciphertext, nonce, associated_data: associatedData } = resource
  try {
    return JSON.parse(decrypt(apiV3Key, { ciphertext, nonce, associatedData }))
  } catch (error) {
    throw new PayFailure('refused', 'a notification that cannot be opened', { cause: error })
  }
}
