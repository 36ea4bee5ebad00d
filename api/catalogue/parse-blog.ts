import { parse } from 'yaml'
import { z } from 'zod'
import { Blog } from '#contract/catalogue/blog'

const charactersPerMinute = 400

const FrontMatter = z.record(z.string(), z.string())

/**
 * Parses an article of content/blogs: YAML front matter between two `---` lines, then Markdown.
 * @throws an Error that says what is wrong with the file.
 */
export function parseArticle(id: string, file: string): Blog {
  const [, head, text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || text === undefined) throw new Error('it does not begin with lines between ---')
  const fields = readFrontMatter(head)
  const tags = (fields.tags ?? '').split(/[,，]/).map((tag) => tag.trim())
  return Blog.parse({ ...fields, id, tags, minutes: readingMinutes(text), text: text.trim() })
}

/** How long a text takes to read, in whole minutes: one at least. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.replace(/\s/g, '').length / charactersPerMinute))
}

/** All values are strings: YAML's failsafe schema leaves dates, numbers and `yes` as written. */
function readFrontMatter(head: string): z.infer<typeof FrontMatter> {
  try {
    return FrontMatter.parse(parse(head, { schema: 'failsafe' }))
  } catch (error) {
    throw new Error(`its front matter is not lines of «name: value»: ${String(error)}`)
  }
}
