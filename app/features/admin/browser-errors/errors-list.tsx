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

/** Browser errors, grouped by fingerprint. */
export const errorsList = defineAdminList('listErrorReports', {
  path: '/admin/errors',
  icon: Bug,
  exportName: 'errors',
  defaultSort: 'last',
  texts: (t) => ({
    title: t('admin-browser-errors:title'),
    lead: t('admin-browser-errors:lead'),
    searchHint: t('admin-browser-errors:searchHint'),
    none: t('admin-browser-errors:none'),
  }),
  columns: (t) => [
    {
      title: t('admin-browser-errors:fingerprint'),
      value: ({ fingerprint }) => fingerprint,
      isCsvOnly: true,
    },
    {
      title: t('admin-browser-errors:message'),
      value: ({ latest }) => latest.message,
      cell: ({ fingerprint, latest: { message, route } }) => (
        <span className="block min-w-0 max-md:text-right">
          <Link
            to={`/admin/errors/${fingerprint}`}
            className="line-clamp-2 font-medium break-all text-primary hover:underline"
          >
            {message || t('admin-browser-errors:noMessage')}
          </Link>
          <span className="block font-mono text-xs break-all text-subtle-foreground">{route.path}</span>
        </span>
      ),
    },
    { title: t('admin-browser-errors:page'), value: ({ latest }) => latest.route.path, isCsvOnly: true },
    {
      title: t('admin-browser-errors:level'),
      value: ({ latest }) => t(`admin-browser-errors:levels.${latest.level}`),
      cell: ({ latest: { level } }) => (
        <Badge variant={levelVariants[level]}>{t(`admin-browser-errors:levels.${level}`)}</Badge>
      ),
    },
    {
      title: t('admin-browser-errors:type'),
      value: ({ latest }) => t(`admin-browser-errors:types.${latest.type}`),
      cell: ({ latest: { type } }) => (
        <span className="whitespace-nowrap">{t(`admin-browser-errors:types.${type}`)}</span>
      ),
    },
    { title: t('admin-browser-errors:count'), value: ({ count }) => count, format: 'number', sort: 'count' },
    {
      title: t('admin-browser-errors:first'),
      value: ({ firstAt }) => firstAt,
      format: 'dateTime',
      sort: 'first',
    },
    {
      title: t('admin-browser-errors:last'),
      value: ({ lastAt }) => lastAt,
      format: 'dateTime',
      sort: 'last',
    },
  ],
  getRowKey: ({ fingerprint }) => fingerprint,
})
