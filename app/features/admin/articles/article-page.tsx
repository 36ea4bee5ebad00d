import { useLocation } from '@remix-run/react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminSection } from '#app/features/admin/admin-section'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { BackLink } from '#app/features/admin/back-link'
import { ArticleForm, type ArticleFormResult } from './article-form'
import { ArticlePreview } from './article-preview'
import { ArticleStateBadges } from './articles-list'
import { ArticleStateForms } from './article-state-forms'
import { ArticleVersions } from './article-versions'
import type { ArticleView } from './article.server'
import { useLeaveQuestion } from './use-leave-question'
import { useLivePreview } from './use-live-preview'
import { useBaseRevision } from './use-base-revision'

type ArticlePageProps = {
  view: ArticleView & { html: string }
  result: (ArticleFormResult & { html?: string }) | undefined
}

/** The editor of an article: its form, what readers will see, its publication and its history. */
export function ArticlePage({ view, result }: ArticlePageProps) {
  const { t } = useTranslation('admin-articles')
  const { article, confirming } = view
  const { base, isTyped, formKey, onType } = useBaseRevision(view, useLocation().key)
  // A result keeps what was typed.
  const isUnsaved = result !== undefined || isTyped
  useLeaveQuestion(isUnsaved)
  const main = useRef<HTMLDivElement>(null)
  const preview = useLivePreview(main, useDrawnPreview({ view, result }))
  return (
    <>
      <BackLink to="/admin/articles">{t('back')}</BackLink>
      <AdminHeading title={article ? article.title : t('newTitle')} />
      {article ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <ArticleStateBadges article={article} />
          {article.state === 'published' ? (
            <a
              href={`/blogs/detail/${article.slug}`}
              className="break-all text-muted-foreground hover:text-primary hover:underline"
            >
              {t('at', { path: `/blogs/detail/${article.slug}` })}
            </a>
          ) : null}
          <a
            href={`/admin/article-preview/${article.id}`}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-primary hover:underline"
          >
            {t('previewPage')}
          </a>
        </div>
      ) : null}
      <div className="mt-6 grid gap-x-8 gap-y-6 xl:grid-cols-2 xl:items-start">
        <div ref={main} className="min-w-0">
          <ArticleForm key={`${article?.id} ${formKey}`} {...{ article, base, result }} onChange={onType} />
        </div>
        <AdminSection
          title={t('preview')}
          className="mt-0 xl:stick-6 xl:max-h-[calc(100dvh-3rem-var(--banner,0px))] xl:overflow-y-auto"
        >
          <ArticlePreview draft={preview} />
        </AdminSection>
      </div>
      {article ? (
        <>
          <ArticleStateForms article={article} confirming={confirming} />
          <ArticleVersions article={article} />
          <AuditList lines={article.history} />
        </>
      ) : null}
    </>
  )
}

/** The preview that the server has drawn: of what was typed, else of what is saved. */
function useDrawnPreview({ view: { article, html }, result }: ArticlePageProps) {
  return useMemo(() => {
    const shown = (result?.initialValue ?? article?.content ?? {}) as Partial<Record<string, string>>
    const { title = '', summary = '', cover = '', coverAlt = '' } = shown
    return { title, summary, cover, coverAlt, html: result?.html ?? html }
  }, [article, html, result])
}
