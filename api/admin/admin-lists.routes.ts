import { maskPhone } from '#contract/account/phone'
import { AuditSubject } from '#contract/admin/audit'
import { articleFiles } from '../articles/public-articles'
import type { Dependencies } from '../dependencies'
import type { Handlers } from '../http/call-handler'
import { toOrderSummary } from '../orders/orders.routes'
import { createListHandler, maxSearchResults, searchOwned } from './admin-list'
import { insertAdminAudit, toAuditLine } from './audit-log.queries'

/** The lists of admins that have no other calls beside them, and the export of any. */
export function adminListRoutes(deps: Dependencies) {
  const { db, clock } = deps
  const files = articleFiles(deps)
  return {
    /** Everything that was ever changed, by the number of what was changed, or of who changed it; the latest. */
    listAudit: createListHandler(db, 'listAudit', {
      query: db
        .selectFrom('audit_log')
        .leftJoin('users', 'users.id', 'audit_log.actor_id')
        .leftJoin('articles', (join) =>
          join.onRef('articles.id', '=', 'audit_log.subject_id').on('audit_log.subject_kind', '=', 'article'),
        )
        .selectAll('audit_log')
        .select(['users.nickname', 'articles.id as article_id']),
      id: 'audit_log.id',
      sorts: { at: 'audit_log.at' },
      filter: (query, kind) => query.where('subject_kind', '=', kind),
      search(text) {
        const ids = db.selectFrom('audit_log').select('id').orderBy('at', 'desc').limit(maxSearchResults)
        return [
          ids.where('actor_id', '=', text),
          ...AuditSubject.shape.kind.options.map((kind) =>
            ids.where('subject_kind', '=', kind).where('subject_id', '=', text),
          ),
        ]
      },
      // Of what has a page, only an article can be gone without a trace; one of the release has its page in its file.
      toRows: (rows) =>
        rows.map(({ article_id, ...row }) => ({
          ...toAuditLine(row),
          isGone: row.subject_kind === 'article' && article_id === null && !files.has(row.subject_id),
        })),
    }),

    listOrdersAsAdmin: createListHandler(db, 'listOrdersAsAdmin', {
      query: db
        .selectFrom('orders')
        .leftJoin('users', 'users.id', 'orders.user_id')
        .selectAll('orders')
        .select(['users.nickname', 'users.phone']),
      id: 'orders.id',
      sorts: { created: 'orders.created_at' },
      filter: (query, state) => query.where('state', '=', state),
      search: (text) => [
        ...searchOwned(db, 'orders', text),
        db.selectFrom('orders').select('id').where('transaction_id', '=', text).limit(maxSearchResults),
      ],
      toRows: (rows) =>
        rows.map((row) => ({
          ...toOrderSummary(row),
          owner: row.nickname === null ? null : { nickname: row.nickname, phone: maskPhone(row.phone ?? '') },
        })),
    }),

    async beginExport({ list, listQuery: query }, { userId }) {
      const subject = { kind: 'list', id: list } as const
      await insertAdminAudit(db, userId, { action: 'listExported', subject, after: query, at: clock() })
      return {}
    },
  } satisfies Partial<Handlers>
}
