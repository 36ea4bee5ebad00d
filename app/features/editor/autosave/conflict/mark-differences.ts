import { diffArrays } from 'diff'

/** A piece of a text; `isOwn`: the other text does not have it. */
export type MarkedPiece = { text: string; isOwn: boolean }

/** Words that may differ; with more the texts count as entirely different. The time grows with the square. */
const maxEdits = 400
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Splits each of two texts into what both have and what is its own. */
export function markDifferences(
  mine: string,
  theirs: string,
): { mine: MarkedPiece[]; theirs: MarkedPiece[] } {
  const parts = diffArrays(wordsOf(mine), wordsOf(theirs), { maxEditLength: maxEdits })
  if (!parts) return { mine: [{ text: mine, isOwn: true }], theirs: [{ text: theirs, isOwn: true }] }
  const piecesOf = (otherSide: 'added' | 'removed') =>
    parts
      .filter((part) => !part[otherSide])
      .map(({ value, added, removed }) => ({ text: value.join(''), isOwn: added || removed }))
  return { mine: piecesOf('added'), theirs: piecesOf('removed') }
}
