import { useTranslation } from 'react-i18next'

/** What the preview shows of an article that is being written. */
export type ArticleDraft = { title: string; summary: string; cover: string; coverAlt: string; html: string }

/** An article as its page will show it. */
export function ArticlePreview({
  draft: { title, summary, cover, coverAlt, html },
}: {
  draft: ArticleDraft
}) {
  const { t } = useTranslation('admin-articles')
  if (!title && !summary && !cover && !html)
    return (
      <p className="rounded-lg border border-dashed border-border-strong px-5 py-12 text-center text-sm text-muted-foreground">
        {t('previewEmpty')}
      </p>
    )
  return (
    <div className="rounded-lg border border-border bg-card p-5 sm:p-8">
      <p className="text-3xl font-semibold tracking-tight [overflow-wrap:anywhere] text-balance">{title}</p>
      <p className="mt-4 max-w-2xl text-lg leading-8 [overflow-wrap:anywhere] text-pretty text-muted-foreground">
        {summary}
      </p>
      {cover ? (
        <img
          src={`/photos/${cover}`}
          alt={coverAlt}
          className="mt-6 max-h-[28rem] w-full rounded-lg object-cover"
        />
      ) : null}
      {/* Our own Markdown; the renderer shows HTML in it as text. */}
      <div
        className="article mt-8 max-w-[42rem] [overflow-wrap:anywhere]"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
