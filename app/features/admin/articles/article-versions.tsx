import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import { confirmThenSubmit } from '#app/components/ui/confirm-then-submit'
import { AdminRows, AdminSection } from '#app/features/admin/admin-section'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminArticleDetails, ArticleVersion } from '#contract/admin/admin-article'

type ArticleVersionsProps = {
  article: AdminArticleDetails
  /** What is typed would be lost: it is asked before a text is restored. */
  isUnsaved: boolean
}

/** The saved texts of an article: each can be looked at and restored. */
export function ArticleVersions({ article, isUnsaved }: ArticleVersionsProps) {
  const { t } = useTranslation('admin-articles')
  if (article.versions.length === 0) return null
  return (
    <AdminSection title={t('versions')}>
      <AdminRows
        rows={article.versions.map((version) => [
          String(version.revision),
          <VersionRow key="row" {...{ article, version, isUnsaved }} />,
        ])}
        emptyText=""
      />
    </AdminSection>
  )
}

type VersionRowProps = ArticleVersionsProps & { version: ArticleVersion }

function VersionRow({ article: { id, revision: current, isFile }, version, isUnsaved }: VersionRowProps) {
  const { t } = useTranslation('admin-articles')
  const { formatDateTime, formatShortDateTime, joinLabel } = useFormatters()
  const { revision, title, length, by, savedAt, publishedAt } = version
  const question = { title: t('replace.title'), text: t('unsaved.text'), confirmLabel: t('replace.confirm') }
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
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="seen" value={current} />
            <input type="hidden" name="revision" value={revision} />
            <Button
              type="submit"
              name="intent"
              value="restore"
              variant="outline"
              size="sm"
              onClick={isUnsaved ? (event) => confirmThenSubmit(event, question) : undefined}
              aria-label={joinLabel(t('restore'), t('version', { revision }))}
            >
              {t('restore')}
            </Button>
          </Form>
        )}
      </span>
    </>
  )
}
