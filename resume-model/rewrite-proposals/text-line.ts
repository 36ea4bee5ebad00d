import type { RewritableField } from './rewritable-fields'

/** The bullet or number that a line of Markdown begins with. */
const bullet = /^[ \t]*(?:[-*•●·][ \t]+|\d{1,3}[.、)）][ \t]*)?/

/** A line without its bullet and the spaces around it. */
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim()

/** So many lines can be rewritten together. */
export const maxLinesTogether = 50

/**
 * Where the first line that reads like this stands in a text, without its bullet; undefined when there is none. Several lines,
 * each without its bullet, are those that follow each other, from the bullet of the first.
 */
export function findLine(text: string, line: string): { from: number; to: number } | undefined {
  const wanted = line.split('\n')
  if (wanted.length > maxLinesTogether) return undefined
  const lines: { content: string; start: number; from: number }[] = []
  let start = 0
  for (const written of text.split('\n')) {
    const content = withoutBullet(written)
    if (content !== '') lines.push({ content, start, from: start + bullet.exec(written)![0].length })
    start += written.length + 1
  }
  const at = lines.findIndex((_, index) =>
    wanted.every((one, after) => lines[index + after]?.content === one),
  )
  const [first, last] = [lines[at], lines[at + wanted.length - 1]]
  if (!first || !last) return undefined
  return { from: wanted.length > 1 ? first.start : first.from, to: last.from + last.content.length }
}

/** The same field, of which only this line or these may change; undefined when they are gone. */
export function narrowToLine(field: RewritableField, line: string): RewritableField | undefined {
  const at = findLine(field.text, line)
  if (!at) return undefined
  const around = [field.text.slice(0, at.from), field.text.slice(at.to)] as const
  return { ...field, text: field.text.slice(at.from, at.to), around }
}
