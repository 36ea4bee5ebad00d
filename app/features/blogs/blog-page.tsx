import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { PageMain } from '#app/components/page-main'
import { BlogByline } from './blog-byline'
import { AdjacentBlogs } from './adjacent-blogs'
import type { BlogView } from './blogs.server'

/** The page of an article, with its contents beside it on wide screens. */
export function BlogPage({
  type,
  title,
  summary,
  date,
  minutes,
  cover,
  html,
  headings,
  ...adjacent
}: BlogView) {
  const { t } = useTranslation('blogs')
  return (
    <PageMain>
      <Link to={`/blogs/list/${type}`} className="text-sm font-medium text-primary hover:underline">
        {t(`types.${type}`)}
      </Link>
      <h1 className="mt-3 max-w-3xl text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
        {title}
      </h1>
      <p className="mt-4 mb-4 max-w-2xl text-lg leading-8 text-pretty text-muted-foreground">{summary}</p>
      <BlogByline date={date} minutes={minutes} />
      {cover ? (
        <img
          src={`/photos/${cover.id}`}
          alt={cover.alt}
          className="mt-8 max-h-[28rem] w-full max-w-[42rem] rounded-lg object-cover lg:max-w-none"
        />
      ) : null}
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,42rem)_15rem]">
        {/* Our own Markdown; the renderer shows HTML in it as text. */}
        <article className="article max-w-[42rem]" dangerouslySetInnerHTML={{ __html: html }} />
        {headings.length > 1 ? (
          <nav aria-labelledby="contents" className="max-lg:hidden">
            <div className="stick-8">
              <h2 id="contents" className="text-sm font-medium text-subtle-foreground">
                {t('contents')}
              </h2>
              <ol className="mt-3 space-y-2.5 border-l border-border pl-4 text-sm leading-6">
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="text-muted-foreground hover:text-primary">
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
        ) : null}
      </div>
      <aside
        aria-labelledby="try"
        className="mt-14 flex max-w-[42rem] flex-wrap items-center justify-between gap-4 rounded-lg bg-muted p-6"
      >
        <div>
          <h2 id="try" className="font-semibold">
            {t('try')}
          </h2>
          <p className="mt-1 text-sm text-muted-foreground">{t('tryText')}</p>
        </div>
        <ButtonLink to="/resume/create" label={t('create')} />
      </aside>
      <AdjacentBlogs {...adjacent} />
    </PageMain>
  )
}
