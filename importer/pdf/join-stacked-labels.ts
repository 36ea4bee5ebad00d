import { isFieldLabel } from '../classify/field-labels'
import { parseSectionHeading } from '../classify/section-headings'
import { partitionPoint, sortedNumbers } from './partition-point'
import type { Segment } from './segments'

/** Narrow cells hold a few letters a line. */
const stackable = /^\p{Script=Han}{1,3}$/u
const mostParts = 6

/**
 * Joins a label that a narrow cell sets in several lines, `毕业` above `院校` or a letter a line, into one segment: of a label at
 * half its height, where its value stands; of a section's name at the first line, where its text begins.
 */
export function joinStackedLabels(segments: readonly Segment[]): Segment[] {
  const stacks = new Map<number, Segment[]>()
  const replaced = new Map<Segment, Segment | undefined>()
  // From the top; a stack grows as long as the next part stands right below.
  for (const segment of segments) {
    if (!stackable.test(segment.text)) continue
    const key = [0, -1, 1]
      .map((by) => centreOf(segment) + by)
      .find((at) => isRightBelow(stacks.get(at)?.at(-1), segment))
    const stack = key === undefined ? [] : stacks.get(key)!
    stack.push(segment)
    stacks.set(centreOf(segment), stack)
    if (key !== undefined && key !== centreOf(segment)) stacks.delete(key)
    const parts = namingEnd(stack)
    if (!parts) continue
    for (const part of parts) replaced.set(part, undefined)
    replaced.set(parts[0]!, join(parts))
    stacks.delete(centreOf(segment))
  }
  if (replaced.size === 0) return [...segments]
  const others = segments.filter((segment) => !replaced.has(segment))
  const baselines = sortedNumbers(others.map(({ y }) => y))
  const joined = [...replaced.values()].flatMap((label) =>
    label ? [{ ...label, y: nearest(baselines, label.y, 0.8 * label.size) }] : [],
  )
  return [...others, ...joined].sort((a, b) => b.y - a.y || a.x - b.x)
}

/** The value of a sorted list that is within a distance, or else the number itself. */
function nearest(sorted: readonly number[], number: number, within: number): number {
  const at = partitionPoint(sorted, (one) => one < number)
  const [below = -Infinity, above = Infinity] = [sorted[at - 1], sorted[at]]
  const closest = number - below < above - number ? below : above
  return Math.abs(closest - number) <= within ? closest : number
}

/** In units of half a letter of ten points. */
const centreOf = ({ x, right }: Segment) => Math.round((x + right) / 10)

const isRightBelow = (above: Segment | undefined, { y, size }: Segment) =>
  above !== undefined && above.y - y > 0.5 * size && above.y - y <= 2.2 * size

const textOf = (parts: readonly Segment[]) => parts.map(({ text }) => text).join('')
const isName = (text: string) => isFieldLabel(text) || parseSectionHeading(text) !== undefined

/** The last parts of a stack that make a name together. */
function namingEnd(stack: readonly Segment[]): Segment[] | undefined {
  for (let count = 2; count <= Math.min(mostParts, stack.length); count++) {
    const parts = stack.slice(-count)
    if (!isName(parts[0]!.text) && isName(textOf(parts))) return parts
  }
  return undefined
}

function join(parts: readonly Segment[]): Segment {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const text = textOf(parts)
  return { ...first, text, y: isFieldLabel(text) ? (first.y + last.y) / 2 : first.y }
}
