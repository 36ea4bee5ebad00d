import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ArticleLink } from './article-link'
import { HomeSection } from './home-section'

/** Renders nothing without articles. */
export function ArticleList({ articles }: { articles: ArticleLink[] }) {
  const { t } = useTranslation('home')
  if (articles.length === 0) return null
  return (
    <HomeSection id="home-articles" title={t('articles.title')}>
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {articles.map(({ href, title, summary, day }) => (
          <li key={href} className="border-t border-border pt-5">
            <p className="text-sm text-subtle-foreground tabular-nums">{day}</p>
            <h3 className="mt-1 text-lg font-semibold">
              <Link to={href} className="underline-offset-4 hover:text-primary hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-1.5 leading-7 text-pretty text-muted-foreground">{summary}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
