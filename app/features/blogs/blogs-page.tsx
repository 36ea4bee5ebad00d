import { Link } from '@remix-run/react'
import { Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { ButtonLink } from '#app/components/button-link'
import { BlogByline } from './blog-byline'
import type { BlogsView } from './blogs.server'
import { BlogTypeTabs } from './blog-type-tabs'

export function BlogsPage({ type, types, blogs, page, pages }: BlogsView) {
  const { t } = useTranslation('blogs')
  return (
    <PageMain>
      <div className="max-w-3xl">
        <div className="flex items-baseline justify-between gap-4">
          <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t(`types.${type}`)}</h1>
          <a
            href="/blogs/rss.xml"
            className="inline-flex items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground"
          >
            <Rss aria-hidden className="size-4" />
            {t('feed')}
          </a>
        </div>
        <p className="mt-2 mb-5 text-muted-foreground">{t(`leads.${type}`)}</p>
        <BlogTypeTabs types={types} shown={type} />
        {blogs.length === 0 ? <p className="py-16 text-center text-muted-foreground">{t('none')}</p> : null}
        <ul className="divide-y divide-border">
          {blogs.map((blog) => (
            <li key={blog.id} className="py-7">
              <h2 className="text-xl font-semibold tracking-tight text-balance">
                <Link
                  to={`/blogs/detail/${blog.id}`}
                  className="underline-offset-4 hover:text-primary hover:underline"
                >
                  {blog.title}
                </Link>
              </h2>
              <p className="mt-2 mb-3 leading-7 text-muted-foreground">{blog.summary}</p>
              <BlogByline {...blog} />
            </li>
          ))}
        </ul>
        {pages > 1 ? (
          <nav aria-label={t('pages')} className="flex items-center justify-between gap-4 pt-4">
            <PageLink targetPage={page - 1} pageCount={pages} name={t('newerPage')} />
            <p className="text-sm text-subtle-foreground tabular-nums">{t('page', { page, pages })}</p>
            <PageLink targetPage={page + 1} pageCount={pages} name={t('olderPage')} />
          </nav>
        ) : null}
      </div>
    </PageMain>
  )
}

function PageLink({ targetPage, pageCount, name }: { targetPage: number; pageCount: number; name: string }) {
  if (targetPage < 1 || targetPage > pageCount) return <span className="w-20" />
  return <ButtonLink to={targetPage === 1 ? '?' : `?page=${targetPage}`} variant="outline" label={name} />
}
