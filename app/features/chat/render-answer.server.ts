import MarkdownIt from 'markdown-it'

/** Model output is untrusted: HTML shows as text, links and images are disabled. */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
  'image',
  'link',
  'autolink',
  'reference',
])

/** Returns an answer's Markdown as HTML. */
export function renderAnswer(text: string): string {
  return markdown.render(text)
}

/**
 * HTML of a growing answer: `settled` is appended to the earlier settled HTML, `tail` replaces the previous
 * tail.
 */
export type StreamedHtml = { settled: string; tail: string }

/**
 * Returns a function from the next piece of a text to its HTML. Only the last block can still join the one
 * before it (`1` of `1. …`).
 */
export function createStreamingRenderer(): (delta: string) => StreamedHtml {
  let pendingText = ''
  return (delta) => {
    pendingText += delta
    const topLevelTokens = markdown
      .parse(pendingText, {})
      .filter(({ level, map, nesting }) => level === 0 && map && nesting >= 0)
    const openLine = topLevelTokens.at(-2)?.map?.[0] ?? 0
    if (topLevelTokens.length < 3) return { settled: '', tail: markdown.render(pendingText) }
    const lines = pendingText.split('\n')
    const settled = markdown.render(lines.slice(0, openLine).join('\n'))
    pendingText = lines.slice(openLine).join('\n')
    return { settled, tail: markdown.render(pendingText) }
  }
}
