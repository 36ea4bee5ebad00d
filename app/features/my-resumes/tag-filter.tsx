import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { resumeListUrl, type ResumeListQuery } from './list-query'

/** The tags as links, each with how many resumes have it. */
export function TagFilter({
  tags,
  query,
}: {
  tags: { tag: string; count: number }[]
  query: ResumeListQuery
}) {
  const { t } = useTranslation('my-resumes')
  if (tags.length === 0) return null
  const options = [
    { tag: '', label: t('tags.all'), count: undefined },
    ...tags.map((one) => ({ ...one, label: one.tag })),
  ]
  return (
    <nav aria-label={t('tags.filter')} className="mt-3 flex flex-wrap gap-1.5">
      {options.map(({ tag, label, count }) => (
        <Link
          key={tag}
          to={resumeListUrl({ ...query, tag })}
          replace
          preventScrollReset
          aria-current={query.tag === tag ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-border px-3 text-sm text-muted-foreground hover:border-border-strong hover:text-foreground',
            query.tag === tag && 'border-primary bg-secondary text-secondary-foreground',
          )}
        >
          {label}
          {count === undefined ? null : <span className="text-xs tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
