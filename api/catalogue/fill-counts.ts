import type { Blog } from '#contract/catalogue/blog'
import { countPositions } from '#resume-model/catalogue-counts'
import type { Catalogue } from './load-catalogue'

const countPattern = /\{\{(\w+)\}\}/g

/**
 * An article with `{{positions}}` replaced by how many there are, so that no number typed by hand differs from those of the
 * pages. @throws an Error for another name.
 */
export function fillCounts(blog: Blog, { industries }: Pick<Catalogue, 'industries'>): Blog {
  const counts: Record<string, number> = { positions: countPositions(industries).positions }
  const fill = (text: string) =>
    text.replace(countPattern, (written, name: string) => {
      if (!Object.hasOwn(counts, name)) throw new Error(`nothing is counted as ${written}`)
      return String(counts[name])
    })
  return { ...blog, title: fill(blog.title), summary: fill(blog.summary), text: fill(blog.text) }
}
