import type { TextPiece } from '../svg/extract-text-positions'

/** A line of Chinese: how far apart its letters stand beyond their width, in em. */
export type PitchedLine = Pick<TextPiece, 'page' | 'left' | 'right' | 'baseline' | 'text'> & {
  size: number
  pitch: number
}

const pair = /^\p{Script=Han}{2}$/u
/** With fewer neighbouring letters a line has no pitch to be seen. */
const leastPairs = 4

/** The lines that hold enough Chinese; texts far apart on one baseline are lines of their own. */
export function pitchedLines(layer: readonly TextPiece[]): PitchedLine[] {
  const sorted = [...layer].sort((a, b) => a.page - b.page || a.baseline - b.baseline || a.left - b.left)
  const lines: TextPiece[][] = []
  for (const piece of sorted) {
    const last = lines.at(-1)?.at(-1)
    const isSameLine =
      last &&
      last.page === piece.page &&
      last.baseline === piece.baseline &&
      last.size === piece.size &&
      piece.left - last.right < 1.6 * piece.size
    if (isSameLine) lines.at(-1)!.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((pieces) => {
    const pitches = pieces.flatMap(pitchesOf).sort((a, b) => a - b)
    const [first, last] = [pieces[0]!, pieces.at(-1)!]
    if (pitches.length < leastPairs) return []
    const text = pieces.map((piece) => piece.text).join('')
    return [{ ...first, right: last.right, text, pitch: pitches[pitches.length >> 1]! }]
  })
}

function pitchesOf({ text, glyphs, size }: TextPiece): number[] {
  const letters = [...text]
  if (letters.length !== glyphs.length) return []
  return glyphs.slice(1).flatMap((x, i) => {
    return pair.test(letters[i]! + letters[i + 1]!) ? [(x - glyphs[i]!) / size - 1] : []
  })
}

/** Lines of one column and size, each with the one below it. */
export function neighbouringLines(lines: readonly PitchedLine[]): [PitchedLine, PitchedLine][] {
  return lines.flatMap((line) => {
    const { page, left, baseline, size } = line
    const below = lines.find(
      (one) =>
        one.page === page &&
        Math.abs(one.left - left) < 1.2 * size &&
        Math.abs(one.size - size) < 0.01 &&
        one.baseline > baseline &&
        one.baseline - baseline < 2.1 * size,
    )
    return below ? [[line, below] as [PitchedLine, PitchedLine]] : []
  })
}
