import type { Language } from '#contract/problems'
import type { Upstream } from '#app/upstream/upstream'
import { AuditAsked, OrdersAsked, exportNames } from '#contract/admin-desk'
import { ResumesAsked } from '#contract/admin-resume'
import { listSizeMost } from '#contract/admin-list'
import { UsersAsked } from '#contract/admin-user'
import { csvLine } from './csv'
import { deskTexts } from './desk-texts.server'
import { askedOf } from './list.server'

type Cells = Parameters<typeof csvLine>[0]
type Asked = Record<string, string>
type Page = { rows: Cells[]; after: string | null }
type Exported = {
  schema: typeof UsersAsked | typeof ResumesAsked | typeof AuditAsked | typeof OrdersAsked
  heads: string[]
  page(asked: Asked): Promise<Page>
}
type Name = (typeof exportNames)[number]

/** Excel takes a file for what it is when it begins with this. */
const mark = '\ufeff'
const time = (at: number | null) =>
  at === null ? '' : new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** A list as a CSV file, sent while it is read: however long it is, a page of it is held. Phones stay masked. @returns undefined for no list */
export async function exportList(
  upstream: Upstream,
  name: string,
  form: FormData,
  language: Language,
): Promise<Response | undefined> {
  const list = exportNames.find((one) => one === name)
  if (!list) return undefined
  const { schema, heads, page } = exportOf(list, upstream, language)
  const query = new URLSearchParams([...form].map(([field, value]) => [field, String(value)]))
  const { after: _, before: __, ...asked } = askedOf(schema, query)
  await upstream.call('beginExport', { list, asked })
  // The first page is read before anything is sent, so that what is refused is not a broken file.
  let next: Page | undefined = await page({ ...asked, size: String(listSizeMost) })
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(mark + csvLine(heads))),
    async pull(file) {
      if (!next) return file.close()
      if (next.rows.length > 0) file.enqueue(encoder.encode(next.rows.map(csvLine).join('')))
      const { after } = next
      next = after ? await page({ ...asked, size: String(listSizeMost), after }) : undefined
      if (!next) file.close()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

function exportOf(name: Name, upstream: Upstream, language: Language): Exported {
  const { users, user, resumes, orders, log, audit } = deskTexts(language)
  switch (name) {
    case 'users':
      return {
        schema: UsersAsked,
        heads: [
          user.id,
          users.name,
          users.phone,
          users.plan,
          users.admin,
          users.created,
          users.seen,
          users.disabled,
          users.closing,
        ],
        async page(asked) {
          const { rows, after } = await upstream.call('listUsersAsAdmin', asked)
          return {
            after,
            rows: rows.map((row) => [
              row.id,
              row.nickname,
              row.phone,
              user.plans[row.plan],
              row.admin ? audit.yes : '',
              time(row.createdAt),
              row.seenAt ? time(row.seenAt) : '',
              time(row.disabledAt),
              time(row.closesAt),
            ]),
          }
        },
      }
    case 'resumes':
      return {
        schema: ResumesAsked,
        heads: [
          resumes.id,
          resumes.name,
          user.id,
          resumes.owner,
          users.phone,
          resumes.template,
          resumes.revision,
          resumes.updated,
          resumes.created,
          resumes.binned,
        ],
        async page(asked) {
          const { rows, after } = await upstream.call('listResumesAsAdmin', asked)
          return {
            after,
            rows: rows.map((row) => [
              row.id,
              row.title,
              row.owner.id,
              row.owner.nickname,
              row.owner.phone,
              row.template,
              row.revision,
              time(row.updatedAt),
              time(row.createdAt),
              time(row.deletedAt),
            ]),
          }
        },
      }
    case 'orders':
      return {
        schema: OrdersAsked,
        heads: [
          'tradeNo',
          orders.product,
          `${orders.price} (CNY)`,
          orders.state,
          'simulated',
          orders.owner,
          users.phone,
          orders.created,
          'paidAt',
        ],
        async page(asked) {
          const { rows, after } = await upstream.call('listOrdersAsAdmin', asked)
          return {
            after,
            rows: rows.map((row) => [
              row.tradeNo,
              user.plans[row.productId],
              row.price / 100,
              orders.filters[row.state],
              row.simulated ? audit.yes : '',
              row.owner?.nickname,
              row.owner?.phone,
              time(row.createdAt),
              time(row.paidAt),
            ]),
          }
        },
      }
    case 'audit':
      return {
        schema: AuditAsked,
        heads: [log.at, log.who, log.action, log.subject, 'id', 'before', 'after', 'reason'],
        async page(asked) {
          const { rows, after } = await upstream.call('listAudit', asked)
          return {
            after,
            rows: rows.map((row) => [
              time(row.at),
              row.actor === 'admin' ? (row.by ?? audit.gone) : audit[row.actor],
              audit.actions[row.action],
              log.filters[row.subject.kind],
              row.subject.id,
              JSON.stringify(row.before),
              JSON.stringify(row.after),
              row.reason,
            ]),
          }
        },
      }
  }
}
