import { decide, type MergeContext, type Sides } from './merge-context'
import { isSameValue } from './same-value'

/** A text, and whether it is marked as written by AI. */
type MarkedText = { text?: string; isMarked: boolean }

/** Whether a merged text is marked: as on the side it comes from, and where it is on both, as the mark was changed. */
export function mergeMark(
  context: MergeContext,
  merged: string,
  sides: Required<Sides<MarkedText>>,
): boolean {
  const { mine, theirs } = sides
  const isMine = isSameValue(merged, mine.text, 'text')
  const isTheirs = isSameValue(merged, theirs.text, 'text')
  if (isMine !== isTheirs) return isMine ? mine.isMarked : theirs.isMarked
  if (!isMine) return mine.isMarked || theirs.isMarked
  const [base, sent] = [sides.base.isMarked, sides.sent.isMarked]
  const marks = { base, mine: mine.isMarked, theirs: theirs.isMarked, sent }
  return decide(marks, '', context.hasSent) === 'theirs' ? theirs.isMarked : mine.isMarked
}
