import { z } from 'zod'
import { AdminOrder } from './admin'
import { listAsked, listed } from './admin-list'
import { AdminReason } from './admin-user'
import { AuditLine } from './audit'
import { OrderSummary } from './order'
import { problem } from './problems'
import { PaidPlanId } from './product'

const Count = z.number().int().min(0)

/**
 * What is counted by day. `answers` of the assistant that were given, `points` of cat food and `tokens` of models they took,
 * `answerFailures`: questions that got none. Money in fen; `simulated…`: paid with the simulator, when no money moved.
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
/** The last thirty days of China, today the last: a number for each day in every series. */
export const AdminSeries = z.object({
  days: z.array(z.string()),
  series: z.record(z.enum(seriesNames), z.array(Count)),
})
export type AdminSeries = z.infer<typeof AdminSeries>

export const auditFilters = ['all', 'user', 'resume', 'chat', 'order', 'product', 'list', 'feedback'] as const
/** `search`: the number of what was changed, or of the admin who did it. */
export const AuditAsked = listAsked(['at'], auditFilters)
export const AuditList = listed(AuditLine)

export const orderFilters = ['all', 'granted', 'refunded', 'paid', 'created', 'closed'] as const
/** `search`: our number or WeChat's, the payer's number or phone. */
export const OrdersAsked = listAsked(['created'], orderFilters)
export const ListedOrder = OrderSummary.extend({ owner: AdminOrder.shape.owner })
export type ListedOrder = z.infer<typeof ListedOrder>
export const OrderList = listed(ListedOrder)

const priceMostFen = 1_000_000
/** `seenFen`: the price that was there when it was changed; when it is another by now, nothing is done. */
export const ProductChange = z.object({
  id: PaidPlanId,
  priceFen: z.number().int().min(1, problem('price')).max(priceMostFen, problem('price')),
  onSale: z.boolean(),
  seenFen: Count,
  reason: AdminReason,
})
export type ProductChange = z.infer<typeof ProductChange>

/** What admins can take along; that they did is written down. */
export const exportNames = ['users', 'resumes', 'chats', 'orders', 'errors', 'audit'] as const
export const ExportStart = z.object({
  list: z.enum(exportNames),
  /** What was asked of the list, as the address has it. */
  asked: z.record(z.string().max(20), z.string().max(400)),
})

export const ProviderName = z.enum(['sms', 'pay', 'weixin', 'ai'])
export type ProviderName = z.infer<typeof ProviderName>
/** `simulated`: it speaks the same wire, and nothing leaves this machine. */
export const ProviderStatus = z.object({ name: ProviderName, state: z.enum(['on', 'simulated', 'off']) })
export type ProviderStatus = z.infer<typeof ProviderStatus>
/** `unchecked`: there is nothing to ask it that would cost nothing, or it knows no such question. */
export const ProviderCheck = z.object({
  name: ProviderName,
  came: z.enum(['answers', 'silent', 'unchecked', 'off']),
  ms: Count,
})
export type ProviderCheck = z.infer<typeof ProviderCheck>
