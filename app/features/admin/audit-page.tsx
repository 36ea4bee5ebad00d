import { Link } from '@remix-run/react'
import { useFormats } from '#app/components/use-formats'
import type { AuditLine } from '#contract/audit'
import { AuditWhat, AuditWho } from './audit-list'
import { DeskHeading } from './desk-heading'
import { ListBody } from './list-body'
import type { Column } from './list-table'
import type { ListView } from './list.server'
import { useDesk } from './use-desk'

const path = '/admin/audit'

/** Where what was changed can be seen; exports have no page. */
const pageOf: Partial<Record<AuditLine['subject']['kind'], (id: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  resume: (id) => `/admin/resume-view?resume=${id}`,
  chat: (id) => `/admin/ai-chat-sessions/${id}`,
  order: (id) => `/admin/orders?number=${id}`,
  product: () => '/admin/products',
  feedback: () => '/admin/feedback?filter=all',
}

/** Everything that was ever changed, the newest first. */
export function AuditPage({ view }: { view: ListView<AuditLine> }) {
  const { audit, log } = useDesk()
  const { moment } = useFormats()
  const columns: Column<AuditLine>[] = [
    {
      title: log.at,
      sort: 'at',
      cell: ({ at }) => (
        <span className="whitespace-nowrap text-muted-foreground tabular-nums">{moment(at)}</span>
      ),
    },
    { title: log.who, cell: (line) => <AuditWho line={line} /> },
    { title: log.action, cell: ({ action }) => audit.actions[action] },
    { title: log.subject, cell: (line) => <Subject line={line} /> },
    {
      title: log.changes,
      cell: (line) => (
        <div className="max-w-sm min-w-0 max-md:text-right">
          <AuditWhat line={line} />
        </div>
      ),
    },
  ]
  return (
    <>
      <DeskHeading title={audit.title} lead={log.lead} />
      <ListBody
        label={audit.title}
        path={path}
        list="audit"
        view={view}
        searchHint={log.searchHint}
        filters={log.filters}
        firstSort="at"
        columns={columns}
        keyOf={({ id }) => id}
      />
    </>
  )
}

function Subject({ line: { subject } }: { line: AuditLine }) {
  const { log } = useDesk()
  const page = pageOf[subject.kind]
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
