import { z } from 'zod'
import { AdminArticle, ARTICLE_STATES } from './admin-article'
import { AdminCoupon, COUPON_STATES } from './admin-coupon'
import { AdminInvoice } from './admin-invoice'
import { AdminChat } from './admin-chat'
import { AdminOrder } from './admin-order'
import { AdminResume } from './admin-resume'
import { AdminUser } from './admin-user'
import { AuditSubject, ListedAuditRecord } from './audit'
import { listPage, listQuery } from './list-query'
import { OrderSummary } from '../billing/order'
import { BlogType } from '../catalogue/blog'
import { ErrorGroup } from '../browser-errors/error-report'
import { AdminFeedback } from '../feedback/feedback'
import { forAdmins } from '../http/endpoint'

export const AdminOrderSummary = OrderSummary.extend({ owner: AdminOrder.shape.owner })
export type AdminOrderSummary = z.infer<typeof AdminOrderSummary>

/** A list of admins: pages of `row`, in the order of one of `sorts`, of those that one of `filters` keeps. The first of each is the default. */
function listCall<
  Row extends z.ZodType,
  const Sorts extends readonly [string, ...string[]],
  const Filters extends readonly [string, ...string[]],
>(path: `/api/admin/${string}`, row: Row, { sorts, filters }: { sorts: Sorts; filters: Filters }) {
  return forAdmins.get(path, { input: listQuery(sorts, filters), output: listPage(row) })
}

/** Every list of admins, and what its `search` finds. */
export const adminListCalls = {
  /** A phone or its beginning, an account's number, its invite code, or the beginning of a nickname. */
  listUsersAsAdmin: listCall('/api/admin/users/list', AdminUser, {
    sorts: ['created', 'seen'],
    filters: ['all', 'admin', 'disabled', 'closing'],
  }),
  /** A resume's number, its owner's number or phone, or how its title begins. */
  listResumesAsAdmin: listCall('/api/admin/resumes/list', AdminResume, {
    sorts: ['updated'],
    filters: ['all', 'live', 'binned'],
  }),
  /** A session's number, or its person's number or phone; never words that were said. */
  listChatsAsAdmin: listCall('/api/admin/chats/list', AdminChat, {
    sorts: ['updated', 'created'],
    filters: ['all', 'flagged'],
  }),
  /** Our number or WeChat's, the payer's number or phone. */
  listOrdersAsAdmin: listCall('/api/admin/orders/list', AdminOrderSummary, {
    sorts: ['created'],
    filters: ['all', 'granted', 'refunded', 'paid', 'created', 'closed'],
  }),
  /** An order's number, an invoice's number, a tax number, how the title begins, the number or phone of an account. */
  listInvoicesAsAdmin: listCall('/api/admin/invoices/list', AdminInvoice, {
    sorts: ['requested'],
    filters: ['requested', 'issued', 'rejected', 'cancelled', 'all'],
  }),
  /** How the code begins, or words of the note. */
  listCouponsAsAdmin: listCall('/api/admin/coupons/list', AdminCoupon, {
    sorts: ['created'],
    filters: ['all', ...COUPON_STATES],
  }),
  /** Words of the message, a contact, or the number or phone of an account. */
  listFeedback: listCall('/api/admin/feedback/list', AdminFeedback, {
    sorts: ['created'],
    filters: ['open', 'answered', 'all'],
  }),
  /** Words of the title, or of the address. */
  listArticlesAsAdmin: forAdmins.get('/api/admin/articles/list', {
    input: listQuery(['updated'], ['all', ...ARTICLE_STATES]).extend({ kind: BlogType.optional() }),
    output: listPage(AdminArticle),
  }),
  /** A fingerprint or its beginning. The days are those the errors came on: `count` is of them alone, of the last thirty. */
  listErrorReports: listCall('/api/admin/errors', ErrorGroup, {
    sorts: ['last', 'first', 'count'],
    filters: ['all'],
  }),
  /** The number of what was changed, or of the admin who did it. */
  listAudit: listCall('/api/admin/audit', ListedAuditRecord, {
    sorts: ['at'],
    filters: ['all', ...AuditSubject.shape.kind.options],
  }),
  /** Writes down that a list is exported; its pages are read one after the other. */
  beginExport: forAdmins.post('/api/admin/exports', {
    input: z.object({
      list: z.enum(['users', 'resumes', 'chats', 'orders', 'invoices', 'coupons', 'errors', 'audit']),
      /** What was asked of the list, as the address has it. */
      listQuery: z.record(z.string().max(20), z.string().max(400)),
    }),
  }),
}

export type AdminListName = Exclude<keyof typeof adminListCalls, 'beginExport'>
/** What a list can be sorted by, what filters it, and a row of it. */
export type AdminListQuery<N extends AdminListName> = z.output<(typeof adminListCalls)[N]['input']>
export type AdminListRow<N extends AdminListName> = z.output<
  (typeof adminListCalls)[N]['output']
>['rows'][number]
