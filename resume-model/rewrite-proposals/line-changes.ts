/** A line of a text and what is proposed for it: without `before` it is new, without `after` it goes. */
export type LineChange = { before?: string; after?: string }
/** All lines of a proposal: the changes in the order of the proposed text, and how both texts are made of them. */
export type ProposalLines = { changes: LineChange[]; before: LinePart[]; after: LinePart[] }
/** A line that both texts have, or one of a change. */
type LinePart = { text: string; change?: LineChange }

/** With more, lines are paired by their order: to compare each with each grows with the square. */
const maxComparisons = 3_000
/** Lines with less in common are not the same one rewritten, unless as many are left on both sides. */
const minCommonShare = 0.2

/** Lines of Markdown; the empty ones between two paragraphs belong to the first. */
const splitLines = (text: string) => (text === '' ? [] : text.split(/\n(?=[^\n])/))

/**
 * Parts a proposal into lines that can be taken or left one by one. What was moved is found again by its words, and a text in
 * another language by its order.
 */
export function proposalLines({ before, after }: { before: string; after: string }): ProposalLines {
  const [old, proposed] = [splitLines(before), splitLines(after)]
  const partnerOf = pairLines(old, proposed)
  const changes: LineChange[] = []
  const oldParts: LinePart[] = old.map((text) => ({ text }))
  const newParts = proposed.map((text, index): LinePart => {
    const at = partnerOf.get(index)
    if (at !== undefined && old[at]!.trim() === text.trim()) return { text }
    const change = at === undefined ? { after: text } : { before: old[at]!, after: text }
    changes.push(change)
    if (at !== undefined) oldParts[at]!.change = change
    return { text, change }
  })
  const paired = new Set(partnerOf.values())
  oldParts.forEach((part, index) => {
    if (paired.has(index)) return
    part.change = { before: part.text }
    changes.push(part.change)
  })
  return { changes, before: oldParts, after: newParts }
}

/** The text with some of the changes: with all of them the proposed one, with none the old one, letter by letter. */
export function composeLines({ changes, before, after }: ProposalLines, taken: ReadonlySet<number>): string {
  const join = (parts: readonly LinePart[]) => parts.map(({ text }) => text).join('\n')
  const isTaken = ({ change }: LinePart) => change !== undefined && taken.has(changes.indexOf(change))
  if (taken.size === changes.length) return join(after)
  const parts = before.flatMap((part): LinePart[] => {
    if (!part.change || !isTaken(part)) return [part]
    return part.change.after === undefined ? [] : [{ text: part.change.after, change: part.change }]
  })
  // A new line stands behind what it follows in the proposed text.
  after.forEach((part, index) => {
    if (part.change?.before !== undefined || !isTaken(part)) return
    const previous = after[index - 1]
    const at = parts.findIndex((one) =>
      previous?.change ? one.change === previous.change : one.text === previous?.text,
    )
    parts.splice(previous && at < 0 ? parts.length : at + 1, 0, part)
  })
  return join(parts)
}

/** The changes that a text has; undefined when it is none that can be composed of them. */
export function takenLines(lines: ProposalLines, text: string): Set<number> | undefined {
  const present = new Set(splitLines(text))
  const taken = new Set<number>()
  lines.changes.forEach(({ before, after }, index) => {
    const isHere = after === undefined ? !present.has(before!) : present.has(after)
    if (isHere) taken.add(index)
  })
  return composeLines(lines, taken) === text ? taken : undefined
}

/** Of each proposed line that has one, the line before. */
function pairLines(old: readonly string[], proposed: readonly string[]): Map<number, number> {
  const partnerOf = new Map<number, number>()
  const free = new Set(old.keys())
  const pair = (index: number, at: number) => {
    partnerOf.set(index, at)
    free.delete(at)
  }
  const isSame = (at: number, index: number) =>
    at >= 0 && index >= 0 && old[at] !== undefined && old[at].trim() === proposed[index]?.trim()
  // What stands around the changes is never part of one.
  for (let at = 0; isSame(at, at); at++) pair(at, at)
  for (let end = 1; isSame(old.length - end, proposed.length - end); end++) {
    const [at, index] = [old.length - end, proposed.length - end]
    if (!free.has(at) || partnerOf.has(index)) break
    pair(index, at)
  }
  const places = new Map<string, number[]>()
  for (const at of free) places.set(old[at]!.trim(), [...(places.get(old[at]!.trim()) ?? []), at])
  proposed.forEach((line, index) => {
    const at = partnerOf.has(index) ? undefined : places.get(line.trim())?.shift()
    if (at !== undefined) pair(index, at)
  })
  const left = () => [...proposed.keys()].filter((index) => !partnerOf.has(index))
  if (free.size * left().length <= maxComparisons) {
    const pairsOf = new Map([...old, ...proposed].map((line) => [line, letterPairs(line)]))
    const likely = left().flatMap((index) =>
      [...free].map((at) => ({
        ...{ index, at },
        share: commonShare(pairsOf.get(old[at]!)!, pairsOf.get(proposed[index]!)!),
      })),
    )
    for (const { index, at, share } of likely.sort((a, b) => b.share - a.share))
      if (share >= minCommonShare && free.has(at) && !partnerOf.has(index)) pair(index, at)
  }
  const rest = left()
  if (rest.length === free.size) [...free].forEach((at, order) => pair(rest[order]!, at))
  return partnerOf
}

const letterPairs = (line: string): Set<string> => {
  const letters = [...line.replace(/[\s\p{P}\p{S}]/gu, '').toLowerCase()]
  return new Set(letters.slice(1).map((letter, index) => letters[index]! + letter))
}

/** How much of the shorter line is in the other. */
function commonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  return [...few].filter((one) => many.has(one)).length / few.size
}
