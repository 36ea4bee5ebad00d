import type { TextPiece } from '../svg/extract-text-positions'

/** What a letter covers above and below its baseline, and how much of it another may touch, in sizes. */
const ink = { above: 0.72, below: 0.06, touching: 0.2 }

/** Texts that are printed over one another, each pair as it reads. */
export function overlappingTexts(layer: readonly TextPiece[]): string[] {
  // Where letters join to the left, a piece's place says nothing of its ink.
  const pieces = layer.filter(
    ({ text }) => text.trim() !== '' && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text),
  )
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => other.page === one.page && overlap(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  )
}

function overlap(a: TextPiece, b: TextPiece): boolean {
  const most = ink.touching * Math.min(a.size, b.size)
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const top = (piece: TextPiece) => piece.baseline - ink.above * piece.size
  const foot = (piece: TextPiece) => piece.baseline + ink.below * piece.size
  return wide > most && Math.min(foot(a), foot(b)) - Math.max(top(a), top(b)) > most
}
