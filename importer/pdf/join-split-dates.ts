import { findDates } from '#resume-model/lines/find-dates'
import type { Segment } from './segments'

/** In sizes of a letter: how far a line is above the next, and how far the two halves may begin apart. */
const [leastBelow, mostBelow, sameEdge] = [0.5, 2, 4]
const mostLetters = 24

/**
 * Joins a period that a narrow margin breaks, `2023.09-` above `2027.06`, at its first line; what stands beside its two lines is the
 * heading of an entry and the first line of its text.
 */
export function joinSplitDates(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  /** The last segments that begin with half a period: at most those of one line. */
  let open: { segment: Segment; half: string; rest: string }[] = []
  for (const segment of segments) {
    open = open.filter((one) => one.segment.y - segment.y <= mostBelow * one.segment.size)
    const above = open.find((one) => isRightBelow(one.segment, segment) && isPeriod(one.half, segment.text))
    if (above) {
      above.segment.text = `${above.half}${segment.text}${above.rest}`
      open = open.filter((one) => one !== above)
      continue
    }
    const copy = { ...segment }
    joined.push(copy)
    const half = firstPart(segment.text)
    if (isHalf(half)) open.push({ segment: copy, half, rest: segment.text.slice(half.length) })
  }
  return joined
}

const isRightBelow = (above: Segment, { x, y, size }: Segment) =>
  above.y - y >= leastBelow * size && Math.abs(above.x - x) <= sameEdge * size

const firstPart = (text: string) =>
  text.length > 400 ? '' : text.split(/\t| {2,}/)[0]!.slice(0, mostLetters + 1)

/** A month, and perhaps the dash behind it. */
function isHalf(text: string): boolean {
  const dates = text.length <= mostLetters ? findDates(text.trimEnd().replace(/[-–—~～至]$/u, '')) : undefined
  return dates !== undefined && !dates.isRange && dates.rest.trim() === ''
}

/** One of the two has the dash between them. */
function isPeriod(from: string, to: string): boolean {
  if (to.length > mostLetters || /[-–—~～至]\s*$/u.test(from) === /^[-–—~～至](?!今)/u.test(to)) return false
  const dates = findDates(`${from}${to}`)
  return dates?.isRange === true && dates.rest.trim() === ''
}
