import { Link } from '@remix-run/react'
import { Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { parseChinaTime } from './parse-china-time'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminArticle, ArticleState } from '#contract/admin/admin-article'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'

const badges = {
  draft: 'secondary',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'warning',
} as const satisfies Record<ArticleState, string>

/** Articles and notices: those of the release and those written here. */
export const articlesList = defineAdminList('listArticlesAsAdmin', {
  path: '/admin/articles',
  icon: Newspaper,
  defaultSort: 'updated',
  texts: (t) => ({
    title: t('admin-articles:title'),
    lead: t('admin-articles:lead'),
    searchHint: t('admin-articles:searchHint'),
    none: t('admin-articles:none'),
    filters: t('admin-articles:filters', { returnObjects: true }),
    kinds: {
      label: t('admin-articles:kindFilter'),
      options: { '': t('admin-articles:allKinds'), ...t('blogs:types', { returnObjects: true }) },
    },
  }),
  columns: (t) => [
    {
      title: t('admin-articles:columns.name'),
      cell: ({ id, title, slug }) => (
        <span className="block max-w-sm min-w-0 max-md:text-right">
          <Link to={`/admin/articles/${id}`} className="font-medium text-primary hover:underline">
            {title}
          </Link>
          <span className="block font-mono text-xs break-all text-subtle-foreground">{slug}</span>
        </span>
      ),
    },
    {
      title: t('admin-articles:columns.kind'),
      cell: ({ type }) => <span className="whitespace-nowrap">{t(`blogs:types.${type}`)}</span>,
    },
    { title: t('admin-articles:columns.state'), cell: (article) => <ArticleStateBadges article={article} /> },
    {
      title: t('admin-articles:columns.date'),
      cell: ({ date }, { formatDate }) => (
        <span className="whitespace-nowrap tabular-nums">
          {date === null ? '—' : formatDate(parseChinaTime(date, '12:00'))}
        </span>
      ),
    },
    {
      title: t('admin-articles:columns.by'),
      cell: ({ by, isFile }) =>
        by ?? (
          <span className="text-subtle-foreground">
            {isFile ? t('admin-articles:file') : t('admin-audit:gone')}
          </span>
        ),
    },
    {
      title: t('admin-articles:columns.updated'),
      value: ({ updatedAt }) => updatedAt,
      format: 'date',
      sort: 'updated',
    },
  ],
  getRowKey: ({ id }) => id,
})

type ArticleStateBadgesProps = { article: Pick<AdminArticle, 'state' | 'scheduledAt' | 'hasChanges'> }

/** The state of an article, what comes next, and whether readers see another text than the draft. */
export function ArticleStateBadges({ article: { state, scheduledAt, hasChanges } }: ArticleStateBadgesProps) {
  const { t } = useTranslation('admin-articles')
  const { formatShortDateTime } = useFormatters()
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <Badge variant={badges[state]}>{t(`states.${state}`)}</Badge>
      {scheduledAt === null ? null : (
        <span className="text-xs whitespace-nowrap text-muted-foreground tabular-nums">
          {t(state === 'published' ? 'updatesAt' : 'appearsAt', { time: formatShortDateTime(scheduledAt) })}
        </span>
      )}
      {hasChanges ? <Badge variant="highlight">{t('hasChanges')}</Badge> : null}
    </span>
  )
}
