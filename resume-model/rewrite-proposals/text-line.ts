import type { RewritableField } from './rewritable-fields'

/** The bullet or number that a line of Markdown begins with. */
const bullet = /^[ \t]*(?:[-*•●·][ \t]+|\d{1,3}[.、)）][ \t]*)?/

/** A line without its bullet and the spaces around it. */
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim()

/** Where the first line that reads like this stands in a text, without its bullet; undefined when there is none. */
export function findLine(text: string, line: string): { from: number; to: number } | undefined {
  let start = 0
  for (const written of text.split('\n')) {
    const content = withoutBullet(written)
    if (content !== '' && content === line) {
      const from = start + bullet.exec(written)![0].length
      return { from, to: from + content.length }
    }
    start += written.length + 1
  }
  return undefined
}

/** The same field, of which only one line may change; undefined when the line is gone. */
export function narrowToLine(field: RewritableField, line: string): RewritableField | undefined {
  const at = findLine(field.text, line)
  if (!at) return undefined
  const around = [field.text.slice(0, at.from), field.text.slice(at.to)] as const
  return { ...field, text: line, around }
}
