import { NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import type { BlogType } from '#contract/catalogue/blog'
import { BLOG_TYPES } from '#contract/catalogue/blog-types'

type BlogTypeTabsProps = { types: readonly BlogType[]; shown: BlogType }

/** Links to the types that have articles, the open one marked. */
export function BlogTypeTabs({ types, shown }: BlogTypeTabsProps) {
  const { t } = useTranslation('blogs')
  return (
    <nav aria-label={t('kinds')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-6 border-b border-border">
        {BLOG_TYPES.filter((type) => type === shown || types.includes(type)).map((type) => (
          <li key={type}>
            <NavLink
              to={`/blogs/list/${type}`}
              className={({ isActive }) =>
                cn(
                  '-mb-px block border-b-2 py-3 whitespace-nowrap transition-colors',
                  isActive
                    ? 'border-primary font-medium text-foreground'
                    : 'border-transparent text-muted-foreground hover:text-foreground',
                )
              }
            >
              {t(`types.${type}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
