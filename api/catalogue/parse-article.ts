import { Blog } from '#contract/catalogue/blog'

const charactersPerMinute = 400

/**
 * An article of content/blogs: lines of `name: value` between two lines of `---`, and Markdown below.
 * @throws an Error that says what is wrong with it.
 */
export function parseArticle(id: string, file: string): Blog {
  const [, head, text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || text === undefined) throw new Error('it does not begin with lines between ---')
  const fields = Object.fromEntries(
    head.split(/\r?\n/).map((line): [string, string] => {
      const colon = line.indexOf(': ')
      if (colon < 1) throw new Error(`not a line of «name: value»: ${line}`)
      return [line.slice(0, colon), line.slice(colon + 2).trim()]
    }),
  )
  const tags = (fields.tags ?? '').split(/[,，]/).map((tag) => tag.trim())
  const minutes = Math.ceil(text.replace(/\s/g, '').length / charactersPerMinute)
  return Blog.parse({ ...fields, id, tags, minutes, text: text.trim() })
}
