import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import type { BlogView } from './blogs.server'

/** Links to the previous, next and related articles. */
export function AdjacentBlogs({ newer, older, related }: Pick<BlogView, 'newer' | 'older' | 'related'>) {
  const { t } = useTranslation('blogs')
  const adjacent = [
    { kind: 'older', blog: older },
    { kind: 'newer', blog: newer },
  ] as const
  return (
    <>
      {older || newer ? (
        <nav
          aria-label={t('neighbours')}
          className="mt-12 grid max-w-[42rem] gap-4 border-t border-border pt-6 sm:grid-cols-2"
        >
          {adjacent.map(({ kind, blog }) =>
            blog ? (
              <p key={kind} className={kind === 'newer' ? 'sm:col-start-2 sm:text-right' : undefined}>
                <span className="block text-sm text-subtle-foreground">{t(`${kind}`)}</span>
                <Link to={`/blogs/detail/${blog.id}`} className="font-medium hover:text-primary">
                  {blog.title}
                </Link>
              </p>
            ) : null,
          )}
        </nav>
      ) : null}
      {related.length > 0 ? (
        <TitledSection id="related" title={t('related')} size="lg" className="mt-12 max-w-[42rem]">
          <ul className="mt-3 divide-y divide-border border-y border-border">
            {related.map(({ id, title, summary }) => (
              <li key={id} className="py-4">
                <Link to={`/blogs/detail/${id}`} className="font-medium hover:text-primary">
                  {title}
                </Link>
                <p className="mt-1 text-sm leading-6 text-muted-foreground">{summary}</p>
              </li>
            ))}
          </ul>
        </TitledSection>
      ) : null}
    </>
  )
}
