import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { BlogSummary } from '#contract/catalogue/blog'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminSection } from '#app/features/admin/admin-section'
import type { Column } from '#app/features/admin/lists/define-admin-list'
import { ListTable } from '#app/features/admin/lists/list-table'

const path = '/admin/drafts'

type DraftsPageProps = {
  drafts: BlogSummary[]
  /** The previewed article, as its page will show it. */
  shown: { title: string; summary: string; html: string } | undefined
}

/** Unpublished articles, and a preview of one of them. */
export function DraftsPage({ drafts, shown }: DraftsPageProps) {
  const { t } = useTranslation(['admin-article-previews', 'blogs'])
  const columns: Column<BlogSummary>[] = [
    {
      title: t('name'),
      cell: ({ id, title }) => (
        <Link to={`${path}?look=${id}`} className="font-medium text-primary hover:underline">
          {title}
        </Link>
      ),
    },
    { title: t('type'), cell: ({ type }) => t(`blogs:types.${type}`) },
    { title: t('date'), cell: ({ date }) => <span className="tabular-nums">{date}</span> },
    { title: t('minutes'), cell: ({ minutes }) => t('length', { count: minutes }) },
  ]
  return (
    <>
      <AdminHeading title={t('title')} lead={t('lead')} />
      <div className="mt-6">
        <ListTable
          label={t('title')}
          path={path}
          query={{}}
          defaultSort=""
          columns={columns}
          rows={drafts}
          getRowKey={({ id }) => id}
          emptyText={t('none')}
        />
      </div>
      {shown ? (
        <AdminSection title={t('preview')} className="mt-10">
          <div className="rounded-lg border border-border bg-card p-6 sm:p-10">
            <p className="text-3xl font-semibold tracking-tight text-balance">{shown.title}</p>
            <p className="mt-4 max-w-2xl text-lg leading-8 text-pretty text-muted-foreground">
              {shown.summary}
            </p>
            {/* Our own Markdown; the renderer shows HTML in it as text. */}
            <article
              className="article mt-8 max-w-[42rem]"
              dangerouslySetInnerHTML={{ __html: shown.html }}
            />
          </div>
        </AdminSection>
      ) : null}
    </>
  )
}
