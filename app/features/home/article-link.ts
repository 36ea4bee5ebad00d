import { formattersFor } from '#app/i18n/use-formatters'
import type { BlogSummary } from '#contract/catalogue/blog'
import { chinaNoon } from '#contract/china-time'

/** An article on the front page; `day` is its formatted date. */
export type ArticleLink = { href: string; title: string; day: string }

export function articleLink({ id, title, date }: BlogSummary, language: string): ArticleLink {
  const day = formattersFor(language).formatDate(chinaNoon(date))
  return { href: `/blogs/detail/${id}`, title, day }
}
