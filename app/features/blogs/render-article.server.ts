import MarkdownIt, { type Token } from 'markdown-it'

/** A heading of an article, for its table of contents. */
export type Heading = { id: string; text: string }

/** HTML is shown as text, and unsafe links (javascript:) are not rendered. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/** Renders an article to HTML with ids on its second-level headings. */
export function renderArticle(text: string): { html: string; headings: Heading[] } {
  const tokens = markdown.parse(text, {})
  const headings: Heading[] = []
  tokens.forEach((token, index) => {
    for (const child of token.children ?? []) if (child.type === 'image') renderPicture(child)
    if (token.type !== 'heading_open' || token.tag !== 'h2') return
    const id = `part-${headings.length + 1}`
    token.attrSet('id', id)
    headings.push({ id, text: tokens[index + 1]?.content ?? '' })
  })
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings }
}

/** Pictures of the photo store load when they come into view; of any other only the description is shown. */
function renderPicture(picture: Token): void {
  picture.attrSet('loading', 'lazy')
  if (/^\/photos\/[\w-]+$/.test(String(picture.attrGet('src')))) return
  picture.type = 'text'
}
