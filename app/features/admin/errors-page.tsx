import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { useFormats } from '#app/components/use-formats'
import type { ErrorGroup, ErrorLevel } from '#contract/error-report'
import { DeskHeading } from './desk-heading'
import { ListTable, type Column } from './list-table'
import { useDesk } from './use-desk'

export const levelLooks = {
  low: 'plain',
  medium: 'info',
  high: 'warn',
  critical: 'danger',
} as const satisfies Record<ErrorLevel, string>

/** What browsers reported, alike ones together, the latest first. */
export function ErrorsPage({ groups }: { groups: ErrorGroup[] }) {
  const { errors } = useDesk()
  const { moment, number } = useFormats()
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
          <span className="block font-mono text-xs break-all text-ink-faint">{route.path}</span>
        </span>
      ),
    },
    {
      title: errors.level,
      cell: ({ latest: { level } }) => <Badge look={levelLooks[level]}>{errors.levels[level]}</Badge>,
    },
    {
      title: errors.type,
      cell: ({ latest: { type } }) => <span className="whitespace-nowrap">{errors.types[type]}</span>,
    },
    { title: errors.count, numeric: true, cell: ({ count }) => number(count) },
    {
      title: errors.first,
      cell: ({ firstAt }) => <span className="whitespace-nowrap tabular-nums">{moment(firstAt)}</span>,
    },
    {
      title: errors.last,
      cell: ({ lastAt }) => <span className="whitespace-nowrap tabular-nums">{moment(lastAt)}</span>,
    },
  ]
  return (
    <>
      <DeskHeading title={errors.title} lead={errors.lead} />
      <div className="mt-6">
        <ListTable
          label={errors.title}
          path="/admin/errors"
          asked={{}}
          firstSort=""
          columns={columns}
          rows={groups}
          keyOf={({ fingerprint }) => fingerprint}
          none={errors.none}
        />
      </div>
    </>
  )
}
