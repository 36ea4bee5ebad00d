/** From the line `start` of a text on, counted from 0, `removed` lines give way to the `added` ones. */
export type ReplacedLines = [start: number, removed: number, added: string[]]

/**
 * What makes the lines `after` of those before, in their order: one run if lines came or went, otherwise one for
 * each stretch of lines that differ. A key changes a line or two of a page, one in the name its head and footer.
 */
export function findReplacedLines(
  before: readonly string[],
  after: readonly string[],
  isSame = (one: string, other: string) => one === other,
): ReplacedLines[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head]!, after[head]!)) head++
  let tail = 0
  while (tail < shorter - head && isSame(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail++
  if (before.length !== after.length)
    return [[head, before.length - tail - head, after.slice(head, after.length - tail)]]

  const runs: ReplacedLines[] = []
  for (let line = head; line < after.length - tail; line++) {
    if (isSame(before[line]!, after[line]!)) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === line) {
      last[1]++
      last[2].push(after[line]!)
    } else runs.push([line, 1, [after[line]!]])
  }
  return runs
}

/** The lines that replacing makes of those before. */
export function replaceLines(before: readonly string[], runs: readonly ReplacedLines[]): string[] {
  const lines = [...before]
  for (const [start, removed, added] of runs.toReversed()) lines.splice(start, removed, ...added)
  return lines
}
