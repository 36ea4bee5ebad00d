/** Bytes that tell what a file is; comments before the first tag can be long. */
const maxStart = 16_384
const document = /^<(?:!doctype\s+(?:html|public)|html|head|body|meta|title|style|script|link|base)[\s>/]/i
const fragment =
  /^<(?:table|div|p|h[1-6]|center|font|span|ul|ol|dl|section|article|main|header|b|strong)[\s>]/i
/** Pages of Markdown often begin with a tag, such as a heading in the middle. */
const markdown = /^(?:#{1,6} |[-*+] \S|> |\|.*\||```|\*\*)/m

/**
 * Whether a text is HTML by how it begins. A part of a page has to end with a tag, too, and to have no marks of Markdown.
 */
export function isHtml(text: string): boolean {
  const start = skipPreamble(text)
  if (document.test(start)) return true
  return (
    fragment.test(start) &&
    /<\/[a-z][a-z0-9]*\s{0,9}>(?:\s*<!--[^<>]*-->)?$/i.test(text.slice(-300).trimEnd()) &&
    !markdown.test(text)
  )
}

/** The text from its first tag, without what may come before it. */
function skipPreamble(text: string): string {
  let start = text
    .slice(0, maxStart)
    .replace(/^\ufeff/, '')
    .trimStart()
  for (;;) {
    const end = start.startsWith('<!--') ? '-->' : start.startsWith('<?xml') ? '?>' : undefined
    const at = end === undefined ? -1 : start.indexOf(end)
    if (end === undefined || at < 0) return start
    start = start.slice(at + end.length).trimStart()
  }
}
