import { z } from 'zod'
import { AdminReason } from './admin-user'
import { fieldError } from '../validation/field-error-codes'
import { PaidPlanId } from '../billing/product'

const Count = z.number().int().min(0)

/**
 * Figures by day. `answers`: given by the assistant; `points` and `tokens`: what they cost; `answerFailures`:
 * failed questions.
 * Money in fen; `simulated…`: paid with the simulator, no real money.
 */
export const seriesNames = [
  'registrations',
  'active',
  'orders',
  'revenueFen',
  'refundedFen',
  'simulatedOrders',
  'simulatedFen',
  'downloads',
  'answers',
  'points',
  'tokens',
  'answerFailures',
  'errors',
] as const
export const seriesDays = 30
/** The last thirty days of China, ending today: one number per day in every series. */
export const AdminSeries = z.object({
  days: z.array(z.string()),
  series: z.record(z.enum(seriesNames), z.array(Count)),
})
export type AdminSeries = z.infer<typeof AdminSeries>

const maxPriceFen = 1_000_000
const Price = z.number().int().min(1, fieldError('price')).max(maxPriceFen, fieldError('price'))
const LongerPrice = Price.nullable()

/** By months, in fen; null for a card that is not sold. */
export const LongerPrices = z.object({ 3: LongerPrice, 6: LongerPrice, 12: LongerPrice })
export type LongerPrices = z.infer<typeof LongerPrices>

/** `seen`: the revision that was edited; if it has changed since, nothing happens. */
export const ProductChangeInput = z.object({
  id: PaidPlanId,
  priceFen: Price,
  onSale: z.boolean(),
  longerFen: LongerPrices,
  seen: Count,
  reason: AdminReason,
})
export type ProductChangeInput = z.infer<typeof ProductChangeInput>

export const ProviderName = z.enum(['sms', 'email', 'pay', 'weixin', 'ai'])
export type ProviderName = z.infer<typeof ProviderName>
/** `simulated`: a local simulator with the provider's API; nothing leaves this machine. */
export const ProviderStatus = z.object({ name: ProviderName, state: z.enum(['on', 'simulated', 'off']) })
export type ProviderStatus = z.infer<typeof ProviderStatus>
/** `unchecked`: the provider offers no request that costs nothing. */
export const ProviderCheckResult = z.object({
  name: ProviderName,
  came: z.enum(['answers', 'silent', 'unchecked', 'off']),
  ms: Count,
})
export type ProviderCheckResult = z.infer<typeof ProviderCheckResult>
