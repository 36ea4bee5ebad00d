import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import { AdminRows, AdminSection } from '#app/features/admin/admin-section'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminArticleDetails, ArticleVersion } from '#contract/admin/admin-article'
import { articleFormId } from './article-form'

type ArticleVersionsProps = { article: AdminArticleDetails }

/** The saved texts of an article: each can be looked at, and restored once what is typed is saved. */
export function ArticleVersions({ article }: ArticleVersionsProps) {
  const { t } = useTranslation('admin-articles')
  if (article.versions.length === 0) return null
  return (
    <AdminSection title={t('versions')}>
      <AdminRows
        rows={article.versions.map((version) => [
          String(version.revision),
          <VersionRow key="row" {...{ article, version }} />,
        ])}
        emptyText=""
      />
    </AdminSection>
  )
}

type VersionRowProps = ArticleVersionsProps & { version: ArticleVersion }

function VersionRow({ article: { id, revision: current, isFile }, version }: VersionRowProps) {
  const { t } = useTranslation('admin-articles')
  const { formatDateTime, formatShortDateTime, joinLabel } = useFormatters()
  const { revision, title, length, by, savedAt, publishedAt } = version
  const author = by ?? (revision === 0 && isFile ? t('file') : t('someone'))
  return (
    <>
      <span className="min-w-0 grow basis-64">
        <span className="font-medium break-words">{title}</span>{' '}
        {revision === current ? <Badge>{t('current')}</Badge> : null}{' '}
        {publishedAt === null ? null : (
          <Badge variant="success">{t('publishedAt', { time: formatShortDateTime(publishedAt) })}</Badge>
        )}
        <span className="block text-muted-foreground tabular-nums">
          {author} · {formatDateTime(savedAt)} · {t('length', { count: length })}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <a
          href={`/admin/article-preview/${id}?revision=${revision}`}
          target="_blank"
          rel="noreferrer"
          aria-label={joinLabel(t('look'), t('version', { revision }))}
          className="px-2 text-primary hover:underline"
        >
          {t('look')}
        </a>
        {revision === current ? null : (
          <Button
            type="submit"
            form={articleFormId}
            name="intent"
            value={`restore:${revision}`}
            variant="outline"
            size="sm"
            aria-label={joinLabel(t('restore'), t('version', { revision }))}
          >
            {t('restore')}
          </Button>
        )}
      </span>
    </>
  )
}
