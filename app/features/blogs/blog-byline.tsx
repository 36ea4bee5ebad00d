import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { BlogSummary } from '#contract/catalogue/blog'
import { chinaNoon } from '#contract/china-time'

/** The date of an article and its reading time. */
export function BlogByline({ date, minutes }: Pick<BlogSummary, 'date' | 'minutes'>) {
  const { t } = useTranslation('blogs')
  const { formatDate } = useFormatters()
  return (
    <p className="flex gap-3 text-sm text-subtle-foreground tabular-nums">
      {/* Noon in China, so that this date is displayed. */}
      <time dateTime={date}>{formatDate(chinaNoon(date))}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  )
}
