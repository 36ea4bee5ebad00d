import { parseRichText, type Block, type InlineRun } from '../rich-text/parse-rich-text'
import { serializeInline } from '../rich-text/serialize-inline'

/** A pure list becomes its items, plain except for links; undefined for other text. */
export function highlightsOf(text: string): string[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [block, ...more] = parseRichText(text)
  const isList =
    block && more.length === 0 && block.type !== 'paragraph' && block.items.length === lines.length
  return isList && block.items.every((item) => item.length === 1) ? block.items.map(highlightOf) : undefined
}

function highlightOf(item: readonly Block[]): string {
  const runs = item.flatMap((block) => (block.type === 'paragraph' ? block.runs : []))
  const pieces = runs.reduce<InlineRun[]>((joined, { text, url }) => {
    const last = joined.at(-1)
    if (last && last.url === url) last.text += text
    else joined.push({ text, ...(url && { url }) })
    return joined
  }, [])
  return pieces.map((piece) => (piece.url ? serializeInline([piece]) : piece.text)).join('')
}

/** Splits skills `a、b、c` on one line into keywords; not if linked: addresses may hold commas. */
export function keywordsOf(text: string): string[] | undefined {
  if (text === '' || /\n|^[-*+•]/.test(text)) return undefined
  if (parseRichText(text).some((block) => block.type === 'paragraph' && block.runs.some(({ url }) => url)))
    return undefined
  const words = text.split(/[、,，;；]/).map((word) => word.trim())
  return words.length > 1 && words.every(Boolean) ? words : undefined
}
