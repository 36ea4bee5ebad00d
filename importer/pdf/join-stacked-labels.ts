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
  const names = stacksOf(segments).flatMap(namesIn)
  if (names.length === 0) return [...segments]
  const parts = new Set(names.flat())
  const others = segments.filter((segment) => !parts.has(segment))
  const baselines = sortedNumbers(others.map(({ y }) => y))
  const labels = names
    .map(join)
    .map((label) => ({ ...label, y: nearest(baselines, label.y, 0.8 * label.size) }))
  return [...others, ...labels].sort((a, b) => b.y - a.y || a.x - b.x)
}

/** Short texts that stand right below one another, from the top. */
function stacksOf(segments: readonly Segment[]): Segment[][] {
  const stacks: Segment[][] = []
  const lastByCentre = new Map<number, Segment[]>()
  for (const segment of segments) {
    if (!stackable.test(segment.text)) continue
    const centre = centreOf(segment)
    const above = [0, -1, 1]
      .map((by) => lastByCentre.get(centre + by))
      .find((stack) => isRightBelow(stack?.at(-1), segment))
    const stack = above ?? []
    if (!above) stacks.push(stack)
    stack.push(segment)
    lastByCentre.set(centre, stack)
  }
  return stacks
}

/** The parts of each name within a stack; the longest that begins at a part is meant. */
function namesIn(stack: readonly Segment[]): Segment[][] {
  const names: Segment[][] = []
  for (let at = 0; at < stack.length; at++) {
    for (let count = Math.min(mostParts, stack.length - at); count > 1; count--) {
      const parts = stack.slice(at, at + count)
      // `专业` names a field by itself, and begins the name of a section.
      const beginsSection = parseSectionHeading(textOf(parts)) !== undefined
      if (!isName(textOf(parts)) || (isName(parts[0]!.text) && !beginsSection)) continue
      names.push(parts)
      at += count - 1
      break
    }
  }
  return names
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

function join(parts: readonly Segment[]): Segment {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const text = textOf(parts)
  return { ...first, text, y: isFieldLabel(text) ? (first.y + last.y) / 2 : first.y }
}
