import type { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { AdminChatsQuery } from '#contract/admin/admin-chat'
import { AuditQuery, type exportNames, AdminOrdersQuery } from '#contract/admin/admin-panel'
import { ErrorGroupsQuery } from '#contract/admin/admin-error'
import { chinaDateTime } from '#contract/china-time'
import { AdminResumesQuery } from '#contract/admin/admin-resume'
import { AdminUsersQuery } from '#contract/admin/admin-user'
import type { Language } from '#contract/validation/field-error-codes'
import type { csvLine } from './csv'
import { adminTexts } from '#app/features/admin/admin-texts.server'

type Cell = Parameters<typeof csvLine>[0][number]
type ListQuery = Record<string, string>
export type ExportPage = { rows: Cell[][]; after: string | null }
type ExportDefinition = {
  schema: z.ZodObject
  headings: string[]
  page(listQuery: ListQuery): Promise<ExportPage>
}

const formatChinaTime = (at: number | null) => (at === null ? '' : chinaDateTime(at).replace('T', ' '))

/** A list as columns: what each is called, and what stands in it of a row. */
function defineExport<Row>(
  schema: z.ZodObject,
  call: (listQuery: ListQuery) => Promise<{ rows: Row[]; after: string | null }>,
  columns: readonly (readonly [head: string, cell: (row: Row) => Cell])[],
): ExportDefinition {
  return {
    schema,
    headings: columns.map(([head]) => head),
    async page(listQuery) {
      const { rows, after } = await call(listQuery)
      return { after, rows: rows.map((row) => columns.map(([, cell]) => cell(row))) }
    },
  }
}

/** Every list that can be taken along, with nothing that its page does not show. */
export function exportDefinitions(
  api: ApiClient,
  language: Language,
): Record<(typeof exportNames)[number], ExportDefinition> {
  const { users, user, resumes, chats, orders, errors, log, audit } = adminTexts(language)
  const yesOrEmpty = (is: boolean) => (is ? audit.yes : '')
  return {
    users: defineExport(AdminUsersQuery, (listQuery) => api.call('listUsersAsAdmin', listQuery), [
      [user.id, (row) => row.id],
      [users.name, (row) => row.nickname],
      [users.phone, (row) => row.phone],
      [users.plan, (row) => user.plans[row.plan]],
      [users.admin, (row) => yesOrEmpty(row.admin)],
      [users.created, (row) => formatChinaTime(row.createdAt)],
      [users.seen, (row) => (row.seenAt ? formatChinaTime(row.seenAt) : '')],
      [users.disabled, (row) => formatChinaTime(row.disabledAt)],
      [users.closing, (row) => formatChinaTime(row.closesAt)],
    ]),
    resumes: defineExport(AdminResumesQuery, (listQuery) => api.call('listResumesAsAdmin', listQuery), [
      [resumes.id, (row) => row.id],
      [resumes.name, (row) => row.title],
      [user.id, (row) => row.owner.id],
      [resumes.owner, (row) => row.owner.nickname],
      [users.phone, (row) => row.owner.phone],
      [resumes.template, (row) => row.template],
      [resumes.revision, (row) => row.revision],
      [resumes.updated, (row) => formatChinaTime(row.updatedAt)],
      [resumes.created, (row) => formatChinaTime(row.createdAt)],
      [resumes.binned, (row) => formatChinaTime(row.deletedAt)],
    ]),
    chats: defineExport(AdminChatsQuery, (listQuery) => api.call('listChatsAsAdmin', listQuery), [
      [chats.id, (row) => row.id],
      [user.id, (row) => row.owner.id],
      [chats.owner, (row) => row.owner.nickname],
      [users.phone, (row) => row.owner.phone],
      [chats.questions, (row) => row.questions],
      [chats.failures, (row) => row.failures],
      [chats.points, (row) => row.points],
      [chats.tokensIn, (row) => row.tokensIn],
      [chats.tokensOut, (row) => row.tokensOut],
      [chats.proposals, (row) => yesOrEmpty(row.resumeId !== null)],
      [chats.flagged, (row) => yesOrEmpty(row.flagged)],
      [chats.updated, (row) => formatChinaTime(row.updatedAt)],
      [chats.created, (row) => formatChinaTime(row.createdAt)],
    ]),
    orders: defineExport(AdminOrdersQuery, (listQuery) => api.call('listOrdersAsAdmin', listQuery), [
      ['tradeNo', (row) => row.tradeNo],
      [orders.product, (row) => user.plans[row.productId]],
      [`${orders.price} (CNY)`, (row) => row.price / 100],
      [orders.state, (row) => orders.filters[row.state]],
      ['simulated', (row) => yesOrEmpty(row.simulated)],
      [orders.owner, (row) => row.owner?.nickname],
      [users.phone, (row) => row.owner?.phone],
      [orders.created, (row) => formatChinaTime(row.createdAt)],
      ['paidAt', (row) => formatChinaTime(row.paidAt)],
    ]),
    errors: defineExport(ErrorGroupsQuery, (listQuery) => api.call('listErrorReports', listQuery), [
      [errors.fingerprint, (row) => row.fingerprint],
      [errors.message, (row) => row.latest.message],
      [errors.page, (row) => row.latest.route.path],
      [errors.level, (row) => errors.levels[row.latest.level]],
      [errors.type, (row) => errors.types[row.latest.type]],
      [errors.count, (row) => row.count],
      [errors.first, (row) => formatChinaTime(row.firstAt)],
      [errors.last, (row) => formatChinaTime(row.lastAt)],
    ]),
    audit: defineExport(AuditQuery, (listQuery) => api.call('listAudit', listQuery), [
      [log.at, (row) => formatChinaTime(row.at)],
      [log.who, (row) => (row.actor === 'admin' ? (row.by ?? audit.gone) : audit[row.actor])],
      [log.action, (row) => audit.actions[row.action]],
      [log.subject, (row) => log.filters[row.subject.kind]],
      ['id', (row) => row.subject.id],
      ['before', (row) => JSON.stringify(row.before)],
      ['after', (row) => JSON.stringify(row.after)],
      ['reason', (row) => row.reason],
    ]),
  }
}
