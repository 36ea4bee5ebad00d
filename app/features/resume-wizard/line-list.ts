import { parseRichText } from '#resume-model/rich-text/parse-rich-text'

/** Typed as in a message, also without a space after the dash; not a negative number. */
const typedBullet = /^(?:[•●▪◦‣·–—]|-(?![-\d]))\s*/

export const withoutTypedBullet = (line: string) => line.replace(typedBullet, '')

const isListItem = (line: string) => parseRichText(line)[0]?.type !== 'paragraph'

/** Makes a list of a text that is typed one point a line, with bullets, numbers or neither. */
export function toLineList(text: string): string {
  let isInItem = false
  return text
    .split('\n')
    .flatMap((raw) => {
      const line = raw.trim()
      if (line === '') return []
      // A list of the editor: a point within a point, or a line that goes on.
      if (isInItem && raw.startsWith('  ')) return [raw]
      isInItem = isListItem(line)
      return isInItem ? [line] : [`- ${withoutTypedBullet(line)}`]
    })
    .join('\n')
}

/** The lines of such a text as they are typed, and whether a bullet is theirs that they do not have yet. */
export function bulletedLines(text: string): { line: string; isPoint: boolean }[] {
  let isInItem = false
  const lines = text.split('\n')
  return lines.map((raw, n) => {
    const line = raw.trim()
    // Where the next point is typed.
    if (line === '') return { line: raw, isPoint: n === lines.length - 1 }
    if (isInItem && raw.startsWith('  ')) return { line: raw, isPoint: false }
    isInItem = isListItem(line)
    return { line: raw, isPoint: !isInItem && !typedBullet.test(line) }
  })
}

/** The points of a list as they are typed, without their bullets. */
export function fromLineList(text: string): string {
  const lines = text.split('\n')
  const points = lines.map((line) => line.replace(/^- /, ''))
  const isPlain = lines.every((line, n) => line !== points[n] && !isListItem(points[n]!))
  return isPlain ? points.join('\n') : text
}
