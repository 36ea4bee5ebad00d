import MarkdownIt from 'markdown-it'

/** A model's words are a stranger's: HTML is shown as text, and nothing in them leads or loads anywhere. */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
  'image',
  'link',
  'autolink',
  'reference',
])

/** An answer's Markdown as HTML. */
export function renderAnswer(text: string): string {
  return markdown.render(text)
}

/** HTML of an answer that grows: `settled` is added to what was settled before, `tail` takes the place of the last tail. */
export type StreamedHtml = { settled: string; tail: string }

/** Turns a growing text into growing HTML. The last block may still become part of the one before it (`1` of `1. …`), no other changes. */
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
