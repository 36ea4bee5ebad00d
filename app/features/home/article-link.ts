import { formattersFor } from '#app/i18n/use-formatters'
import type { BlogSummary } from '#contract/catalogue/blog'

/** An article as the front page names it; `day` is written out. */
export type ArticleLink = { href: string; title: string; summary: string; day: string }

export function articleLink({ id, title, summary, date }: BlogSummary, language: string): ArticleLink {
  // Noon in China: the same day on every machine.
  const day = formattersFor(language).formatDate(Date.parse(`${date}T12:00:00+08:00`))
  return { href: `/blogs/detail/${id}`, title, summary, day }
}
