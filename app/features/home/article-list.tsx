import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ArticleLink } from './article-link'
import { cn } from '#app/components/ui/cn'
import { HomeSection, laidOutWhenNear } from './home-section'

/** Renders nothing without articles. */
export function ArticleList({ articles }: { articles: ArticleLink[] }) {
  const { t } = useTranslation('home')
  if (articles.length === 0) return null
  return (
    <HomeSection
      id="home-articles"
      title={t('articles.title')}
      more={{ to: '/blogs', label: t('articles.all') }}
      className={cn(
        laidOutWhenNear,
        '[contain-intrinsic-height:auto_18rem] md:[contain-intrinsic-height:auto_9rem]',
      )}
    >
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
        {articles.map(({ href, title, day }) => (
          <li
            key={href}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-4"
          >
            <h3 className="font-semibold">
              <Link to={href} className="underline-offset-4 hover:text-primary hover:underline">
                {title}
              </Link>
            </h3>
            <p className="text-sm text-subtle-foreground tabular-nums">{day}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
