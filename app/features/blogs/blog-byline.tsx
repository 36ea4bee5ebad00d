import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { BlogSummary } from '#contract/catalogue/blog'
import { chinaNoon } from '#contract/china-time'

/** The day an article is of, and how long it takes. */
export function BlogByline({ date, minutes }: Pick<BlogSummary, 'date' | 'minutes'>) {
  const { t } = useTranslation('blogs')
  const { formatDate } = useFormatters()
  return (
    <p className="flex gap-3 text-sm text-subtle-foreground tabular-nums">
      {/* Noon in China: the same day everywhere it is said. */}
      <time dateTime={date}>{formatDate(chinaNoon(date))}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  )
}
