import MarkdownIt from 'markdown-it'

/** A model's words are a stranger's: HTML is shown as text, and nothing in them leads or loads anywhere. */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
  'image',
  'link',
  'autolink',
  'reference',
])

/** An answer's Markdown as HTML. */
export function answerHtml(text: string): string {
  return markdown.render(text)
}

/** HTML of an answer that grows: `settled` is added to what was settled before, `tail` takes the place of the last tail. */
export type GrowingHtml = { settled: string; tail: string }

/** Turns a growing text into growing HTML. The last block may still become part of the one before it (`1` of `1. …`), no other changes. */
export function growingHtml(): (more: string) => GrowingHtml {
  let rest = ''
  return (more) => {
    rest += more
    const tops = markdown
      .parse(rest, {})
      .filter(({ level, map, nesting }) => level === 0 && map && nesting >= 0)
    const openLine = tops.at(-2)?.map?.[0] ?? 0
    if (tops.length < 3) return { settled: '', tail: markdown.render(rest) }
    const lines = rest.split('\n')
    const settled = markdown.render(lines.slice(0, openLine).join('\n'))
    rest = lines.slice(openLine).join('\n')
    return { settled, tail: markdown.render(rest) }
  }
}
