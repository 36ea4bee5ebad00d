import { z } from 'zod'
import { AdminOrder } from './admin-order'
import { listQuery, listPage } from './list-query'
import { AdminReason } from './admin-user'
import { AuditRecord } from './audit'
import { OrderSummary } from '../billing/order'
import { fieldError } from '../validation/field-error-codes'
import { PaidPlanId } from '../billing/product'

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
export const AuditQuery = listQuery(['at'], auditFilters)
export const PagedAuditRecords = listPage(AuditRecord)

export const orderFilters = ['all', 'granted', 'refunded', 'paid', 'created', 'closed'] as const
/** `search`: our number or WeChat's, the payer's number or phone. */
export const AdminOrdersQuery = listQuery(['created'], orderFilters)
export const AdminOrderSummary = OrderSummary.extend({ owner: AdminOrder.shape.owner })
export type AdminOrderSummary = z.infer<typeof AdminOrderSummary>
export const PagedOrders = listPage(AdminOrderSummary)

const maxPriceFen = 1_000_000
/** `seenFen`: the price that was there when it was changed; when it is another by now, nothing is done. */
export const ProductChangeInput = z.object({
  id: PaidPlanId,
  priceFen: z.number().int().min(1, fieldError('price')).max(maxPriceFen, fieldError('price')),
  onSale: z.boolean(),
  seenFen: Count,
  reason: AdminReason,
})
export type ProductChangeInput = z.infer<typeof ProductChangeInput>

/** What admins can take along; that they did is written down. */
export const exportNames = ['users', 'resumes', 'chats', 'orders', 'errors', 'audit'] as const
export const ExportStartInput = z.object({
  list: z.enum(exportNames),
  /** What was asked of the list, as the address has it. */
  listQuery: z.record(z.string().max(20), z.string().max(400)),
})

export const ProviderName = z.enum(['sms', 'pay', 'weixin', 'ai'])
export type ProviderName = z.infer<typeof ProviderName>
/** `simulated`: it speaks the same wire, and nothing leaves this machine. */
export const ProviderStatus = z.object({ name: ProviderName, state: z.enum(['on', 'simulated', 'off']) })
export type ProviderStatus = z.infer<typeof ProviderStatus>
/** `unchecked`: there is nothing to ask it that would cost nothing, or it knows no such question. */
export const ProviderCheckResult = z.object({
  name: ProviderName,
  came: z.enum(['answers', 'silent', 'unchecked', 'off']),
  ms: Count,
})
export type ProviderCheckResult = z.infer<typeof ProviderCheckResult>
