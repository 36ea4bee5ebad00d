import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { History } from 'lucide-react'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AuditRecord, ListedAuditRecord } from '#contract/admin/audit'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import { AuditActor, AuditChanges } from './audit-list'

/** The page of the changed object; exports have no page. */
const pageUrlBySubject: Partial<Record<AuditRecord['subject']['kind'], (id: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  resume: (id) => `/admin/resume-view?resume=${id}`,
  chat: (id) => `/admin/ai-chat-sessions/${id}`,
  order: (id) => `/admin/orders?number=${id}`,
  product: () => '/admin/products',
  coupon: (id) => `/admin/coupons?search=${id}`,
  feedback: () => '/admin/feedback?filter=all',
  article: (id) => `/admin/articles/${id}`,
}

/** All audit records, the newest first. */
export const auditLogList = defineAdminList('listAudit', {
  path: '/admin/audit',
  icon: History,
  exportName: 'audit',
  defaultSort: 'at',
  texts: (t) => ({
    title: t('admin-audit:title'),
    menuName: t('admin:places.audit'),
    lead: t('admin-audit:log.lead'),
    searchHint: t('admin-audit:log.searchHint'),
    filters: t('admin-audit:log.filters', { returnObjects: true }),
  }),
  columns: (t) => [
    {
      title: t('admin-audit:log.at'),
      value: ({ at }) => at,
      format: 'dateTime',
      sort: 'at',
      cell: ({ at }, { formatDateTime }) => (
        <span className="whitespace-nowrap text-muted-foreground tabular-nums">{formatDateTime(at)}</span>
      ),
    },
    {
      title: t('admin-audit:log.who'),
      value: ({ actor, by }) =>
        actor === 'admin' ? (by ?? t('admin-audit:gone')) : t(`admin-audit:${actor}`),
      cell: (line) => <AuditActor line={line} />,
    },
    { title: t('admin-audit:log.action'), value: ({ action }) => t(`admin-audit:actions.${action}`) },
    {
      title: t('admin-audit:log.subject'),
      value: ({ subject }) => t(`admin-audit:log.filters.${subject.kind}`),
      cell: (line) => <Subject line={line} />,
    },
    {
      title: t('admin-audit:log.changes'),
      cell: (line) => (
        <div className="max-w-sm min-w-0 max-md:text-right">
          <AuditChanges line={line} />
        </div>
      ),
    },
    { title: 'id', value: ({ subject }) => subject.id, isCsvOnly: true },
    { title: 'before', value: ({ before }) => JSON.stringify(before), isCsvOnly: true },
    { title: 'after', value: ({ after }) => JSON.stringify(after), isCsvOnly: true },
    { title: 'reason', value: ({ reason }) => reason, isCsvOnly: true },
  ],
  getRowKey: ({ id }) => id,
})

function Subject({ line: { subject, isGone } }: { line: ListedAuditRecord }) {
  const { t } = useTranslation('admin-audit')
  const { joinRemark } = useFormatters()
  const page = isGone ? undefined : pageUrlBySubject[subject.kind]
  return (
    <span className="max-md:text-right">
      <span className="block text-muted-foreground">
        {isGone
          ? joinRemark(t(`log.filters.${subject.kind}`), t('log.deleted'))
          : t(`log.filters.${subject.kind}`)}
      </span>
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
