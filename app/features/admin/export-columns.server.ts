import type { z } from 'zod'
import type { Upstream } from '#app/api-client/upstream'
import { ChatsAsked } from '#contract/admin-chat'
import { AuditAsked, type exportNames, OrdersAsked } from '#contract/admin-desk'
import { ErrorsAsked } from '#contract/admin-error'
import { ResumesAsked } from '#contract/admin-resume'
import { UsersAsked } from '#contract/admin-user'
import type { Language } from '#contract/problems'
import type { csvLine } from './csv'
import { deskTexts } from './desk-texts.server'

type Cell = Parameters<typeof csvLine>[0][number]
type Asked = Record<string, string>
export type ExportPage = { rows: Cell[][]; after: string | null }
type Exported = { schema: z.ZodObject; heads: string[]; page(asked: Asked): Promise<ExportPage> }

const time = (at: number | null) =>
  at === null ? '' : new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** A list as columns: what each is called, and what stands in it of a row. */
function exported<Row>(
  schema: z.ZodObject,
  call: (asked: Asked) => Promise<{ rows: Row[]; after: string | null }>,
  columns: readonly (readonly [head: string, cell: (row: Row) => Cell])[],
): Exported {
  return {
    schema,
    heads: columns.map(([head]) => head),
    async page(asked) {
      const { rows, after } = await call(asked)
      return { after, rows: rows.map((row) => columns.map(([, cell]) => cell(row))) }
    },
  }
}

/** Every list that can be taken along, with nothing that its page does not show. */
export function exportsOf(
  upstream: Upstream,
  language: Language,
): Record<(typeof exportNames)[number], Exported> {
  const { users, user, resumes, chats, orders, errors, log, audit } = deskTexts(language)
  const yes = (is: boolean) => (is ? audit.yes : '')
  return {
    users: exported(UsersAsked, (asked) => upstream.call('listUsersAsAdmin', asked), [
      [user.id, (row) => row.id],
      [users.name, (row) => row.nickname],
      [users.phone, (row) => row.phone],
      [users.plan, (row) => user.plans[row.plan]],
      [users.admin, (row) => yes(row.admin)],
      [users.created, (row) => time(row.createdAt)],
      [users.seen, (row) => (row.seenAt ? time(row.seenAt) : '')],
      [users.disabled, (row) => time(row.disabledAt)],
      [users.closing, (row) => time(row.closesAt)],
    ]),
    resumes: exported(ResumesAsked, (asked) => upstream.call('listResumesAsAdmin', asked), [
      [resumes.id, (row) => row.id],
      [resumes.name, (row) => row.title],
      [user.id, (row) => row.owner.id],
      [resumes.owner, (row) => row.owner.nickname],
      [users.phone, (row) => row.owner.phone],
      [resumes.template, (row) => row.template],
      [resumes.revision, (row) => row.revision],
      [resumes.updated, (row) => time(row.updatedAt)],
      [resumes.created, (row) => time(row.createdAt)],
      [resumes.binned, (row) => time(row.deletedAt)],
    ]),
    chats: exported(ChatsAsked, (asked) => upstream.call('listChatsAsAdmin', asked), [
      [chats.id, (row) => row.id],
      [user.id, (row) => row.owner.id],
      [chats.owner, (row) => row.owner.nickname],
      [users.phone, (row) => row.owner.phone],
      [chats.questions, (row) => row.questions],
      [chats.failures, (row) => row.failures],
      [chats.points, (row) => row.points],
      [chats.tokensIn, (row) => row.tokensIn],
      [chats.tokensOut, (row) => row.tokensOut],
      [chats.proposals, (row) => yes(row.resumeId !== null)],
      [chats.flagged, (row) => yes(row.flagged)],
      [chats.updated, (row) => time(row.updatedAt)],
      [chats.created, (row) => time(row.createdAt)],
    ]),
    orders: exported(OrdersAsked, (asked) => upstream.call('listOrdersAsAdmin', asked), [
      ['tradeNo', (row) => row.tradeNo],
      [orders.product, (row) => user.plans[row.productId]],
      [`${orders.price} (CNY)`, (row) => row.price / 100],
      [orders.state, (row) => orders.filters[row.state]],
      ['simulated', (row) => yes(row.simulated)],
      [orders.owner, (row) => row.owner?.nickname],
      [users.phone, (row) => row.owner?.phone],
      [orders.created, (row) => time(row.createdAt)],
      ['paidAt', (row) => time(row.paidAt)],
    ]),
    errors: exported(ErrorsAsked, (asked) => upstream.call('listErrorReports', asked), [
      [errors.fingerprint, (row) => row.fingerprint],
      [errors.message, (row) => row.latest.message],
      [errors.page, (row) => row.latest.route.path],
      [errors.level, (row) => errors.levels[row.latest.level]],
      [errors.type, (row) => errors.types[row.latest.type]],
      [errors.count, (row) => row.count],
      [errors.first, (row) => time(row.firstAt)],
      [errors.last, (row) => time(row.lastAt)],
    ]),
    audit: exported(AuditAsked, (asked) => upstream.call('listAudit', asked), [
      [log.at, (row) => time(row.at)],
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
