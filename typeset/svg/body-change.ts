/**
 * How the body of a page follows from that of another: its first `head` and last `tail` lines, with `lines`
 * between them. A key changes a line or two of a page of 50 kB.
 */
export type BodyChange = { base: string; head: number; tail: number; lines: string }

/** The change from a base to a body; undefined when it would not be much shorter than the body. */
export function findBodyChange(base: string, baseBody: string, body: string): BodyChange | undefined {
  const before = baseBody.split('\n')
  const after = body.split('\n')
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const lines = after.slice(head, after.length - tail).join('\n')
  return lines.length < body.length / 2 ? { base, head, tail, lines } : undefined
}
