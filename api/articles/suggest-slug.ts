import { pinyin } from 'pinyin-pro'
import { ArticleLimits } from '#contract/admin/admin-article'

/** Room for a number at the end. */
const maxLength = ArticleLimits.slug - 4

/**
 * The end of an address for a title: its words, Chinese ones as pinyin (`xin-zhi-zen-me-tan`). With a number where
 * `isTaken` says that there is such an article already.
 */
export function suggestSlug(title: string, isTaken: (slug: string) => boolean): string {
  const words = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .flatMap(
      (word) =>
        word
          .normalize('NFKD')
          .toLowerCase()
          .match(/[a-z0-9]+/g) ?? [],
    )
    .filter((word) => word.length <= maxLength)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > maxLength) break
    slug = longer
  }
  if (!/^[a-z]/.test(slug) || slug === 'new') slug = slug ? `article-${slug}` : 'article'
  slug = slug.slice(0, maxLength).replace(/-$/, '')
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? slug : `${slug}-${number}`
    if (!isTaken(numbered)) return numbered
  }
}
