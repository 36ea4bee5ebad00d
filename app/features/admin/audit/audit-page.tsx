import { Link } from '@remix-run/react'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AuditRecord } from '#contract/admin/audit'
import { AuditChanges, AuditActor } from './audit-list'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminList } from '#app/features/admin/lists/admin-list'
import type { Column } from '#app/features/admin/lists/list-table'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

const listPath = '/admin/audit'

/** Where what was changed can be seen; exports have no page. */
const pageUrlBySubject: Partial<Record<AuditRecord['subject']['kind'], (id: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  resume: (id) => `/admin/resume-view?resume=${id}`,
  chat: (id) => `/admin/ai-chat-sessions/${id}`,
  order: (id) => `/admin/orders?number=${id}`,
  product: () => '/admin/products',
  feedback: () => '/admin/feedback?filter=all',
}

/** Everything that was ever changed, the newest first. */
export function AuditPage({ view }: { view: ListView<AuditRecord> }) {
  const { audit, log } = useAdminTexts()
  const { formatDateTime } = useFormatters()
  const columns: Column<AuditRecord>[] = [
    {
      title: log.at,
      sort: 'at',
      cell: ({ at }) => (
        <span className="whitespace-nowrap text-muted-foreground tabular-nums">{formatDateTime(at)}</span>
      ),
    },
    { title: log.who, cell: (line) => <AuditActor line={line} /> },
    { title: log.action, cell: ({ action }) => audit.actions[action] },
    { title: log.subject, cell: (line) => <Subject line={line} /> },
    {
      title: log.changes,
      cell: (line) => (
        <div className="max-w-sm min-w-0 max-md:text-right">
          <AuditChanges line={line} />
        </div>
      ),
    },
  ]
  return (
    <>
      <AdminHeading title={audit.title} lead={log.lead} />
      <AdminList
        label={audit.title}
        path={listPath}
        exportName="audit"
        view={view}
        searchHint={log.searchHint}
        filters={log.filters}
        defaultSort="at"
        columns={columns}
        getRowKey={({ id }) => id}
      />
    </>
  )
}

function Subject({ line: { subject } }: { line: AuditRecord }) {
  const { log } = useAdminTexts()
  const page = pageUrlBySubject[subject.kind]
  return (
    <span className="max-md:text-right">
      <span className="block text-muted-foreground">{log.filters[subject.kind]}</span>
      {page ? (
        <Link to={page(subject.id)} className="font-mono text-xs break-all text-primary hover:underline">
          {subject.id}
        </Link>
      ) : (
        <span className="font-mono text-xs break-all">{subject.id}</span>
      )}
    </span>
  )
}
