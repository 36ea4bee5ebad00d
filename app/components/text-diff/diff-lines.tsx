import { DiffText } from './diff-text'
import type { DiffPart } from './diff-part'

type Line = { isBullet: boolean; parts: DiffPart[] }

/** A difference of two rich texts as one reads them: lists with bullets, and no marks of the markup. */
export function DiffLines({ diff }: { diff: readonly DiffPart[] }) {
  const blocks: Line[][] = []
  for (const line of diffLinesOf(diff)) {
    const last = blocks.at(-1)
    if (line.isBullet && last?.[0]?.isBullet) last.push(line)
    else blocks.push([line])
  }
  return blocks.map((lines, index) => {
    const [first] = lines
    if (!first?.isBullet) return <p key={index}>{first?.parts.map(drawPart)}</p>
    return (
      <ul key={index} className="list-disc space-y-1 pl-5 marker:text-subtle-foreground">
        {lines.map(({ parts }, at) => (
          <li key={at}>{parts.map(drawPart)}</li>
        ))}
      </ul>
    )
  })
}

const drawPart = (part: DiffPart, index: number) => <DiffText key={index} {...part} />

/** The lines of both texts in their order; a line that is in both has the pieces of both. */
export function diffLinesOf(diff: readonly DiffPart[]): Line[] {
  const lines: DiffPart[][] = [[]]
  for (const { kind, text } of diff)
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([])
      if (piece !== '') lines.at(-1)!.push({ kind, text: piece })
    })
  return lines.map(readLine).filter(({ parts }) => parts.length > 0)
}

/** The mark of a list stands once in each of the two texts that a line is of. */
function readLine(pieces: readonly DiffPart[]): Line {
  const begun = { gone: false, new: false }
  let isBullet = false
  const parts = pieces.map(({ kind, text }) => {
    const begins = kind === 'same' ? !begun.gone && !begun.new : !begun[kind]
    for (const side of kind === 'same' ? (['gone', 'new'] as const) : [kind]) begun[side] = true
    const bullet = begins ? /^\s*[-*•]\s+/.exec(text)?.[0] : undefined
    if (bullet !== undefined) isBullet = true
    return { kind, text: withoutMarks(text.slice(bullet?.length ?? 0)) }
  })
  return { isBullet, parts: parts.filter(({ text }) => text !== '') }
}

/** A link is its words, and what is bold, italic or underlined is marked by the difference already. */
const withoutMarks = (text: string) =>
  text
    .replace(/\[([^[\]]+)\]\([^()\s]*\)/g, '$1')
    .replace(/\*\*|<\/?u>/g, '')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
