import { Link } from '@remix-run/react'
import { Bug } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import type { ErrorLevel } from '#contract/browser-errors/error-report'

export const levelVariants = {
  low: 'secondary',
  medium: 'info',
  high: 'warning',
  critical: 'destructive',
} as const satisfies Record<ErrorLevel, string>

/** What browsers reported, alike ones together. */
export const errorsList = defineAdminList('listErrorReports', {
  path: '/admin/errors',
  icon: Bug,
  exportName: 'errors',
  defaultSort: 'last',
  texts: ({ errors }) => errors,
  columns: ({ errors }) => [
    { title: errors.fingerprint, value: ({ fingerprint }) => fingerprint, isCsvOnly: true },
    {
      title: errors.message,
      value: ({ latest }) => latest.message,
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
    { title: errors.page, value: ({ latest }) => latest.route.path, isCsvOnly: true },
    {
      title: errors.level,
      value: ({ latest }) => errors.levels[latest.level],
      cell: ({ latest: { level } }) => <Badge variant={levelVariants[level]}>{errors.levels[level]}</Badge>,
    },
    {
      title: errors.type,
      value: ({ latest }) => errors.types[latest.type],
      cell: ({ latest: { type } }) => <span className="whitespace-nowrap">{errors.types[type]}</span>,
    },
    { title: errors.count, value: ({ count }) => count, format: 'number', sort: 'count' },
    { title: errors.first, value: ({ firstAt }) => firstAt, format: 'dateTime', sort: 'first' },
    { title: errors.last, value: ({ lastAt }) => lastAt, format: 'dateTime', sort: 'last' },
  ],
  getRowKey: ({ fingerprint }) => fingerprint,
})
