import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ErrorGroup, ErrorLevel } from '#contract/browser-errors/error-report'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminList } from '#app/features/admin/lists/admin-list'
import type { Column } from '#app/features/admin/lists/list-table'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

export const levelVariants = {
  low: 'secondary',
  medium: 'info',
  high: 'warning',
  critical: 'destructive',
} as const satisfies Record<ErrorLevel, string>

/** What browsers reported, alike ones together. */
export function ErrorsPage({ view }: { view: ListView<ErrorGroup> }) {
  const { errors } = useAdminTexts()
  const { formatDateTime, formatNumber } = useFormatters()
  const columns: Column<ErrorGroup>[] = [
    {
      title: errors.message,
      cell: ({ fingerprint, latest: { message, route } }) => (
        <span className="block min-w-0 max-md:text-right">
          <Link
            to={`/admin/errors/${fingerprint}`}
            className="line-clamp-2 font-medium break-all text-primary hover:underline"
          >
            {message || errors.noMessage}
          </Link>
          <span className="block font-mono text-xs break-all text-subtle-foreground">{route.path}</span>
        </span>
      ),
    },
    {
      title: errors.level,
      cell: ({ latest: { level } }) => <Badge variant={levelVariants[level]}>{errors.levels[level]}</Badge>,
    },
    {
      title: errors.type,
      cell: ({ latest: { type } }) => <span className="whitespace-nowrap">{errors.types[type]}</span>,
    },
    { title: errors.count, sort: 'count', numeric: true, cell: ({ count }) => formatNumber(count) },
    {
      title: errors.first,
      sort: 'first',
      cell: ({ firstAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDateTime(firstAt)}</span>
      ),
    },
    {
      title: errors.last,
      sort: 'last',
      cell: ({ lastAt }) => <span className="whitespace-nowrap tabular-nums">{formatDateTime(lastAt)}</span>,
    },
  ]
  return (
    <>
      <AdminHeading title={errors.title} lead={errors.lead} />
      <AdminList
        label={errors.title}
        path="/admin/errors"
        exportName="errors"
        view={view}
        searchHint={errors.searchHint}
        defaultSort="last"
        columns={columns}
        getRowKey={({ fingerprint }) => fingerprint}
        emptyText={errors.none}
      />
    </>
  )
}
