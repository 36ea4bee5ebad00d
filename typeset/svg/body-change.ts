import { findReplacedLines, type ReplacedLines } from '#contract/preview/replaced-lines'

/** How the body of a page, a line for each element, follows from the body with the hash `base`. */
export type BodyChange = { base: string; runs: ReplacedLines[] }

/** The change from a base to a body; undefined when it would not be much shorter than the body. */
export function findBodyChange(base: string, baseBody: string, body: string): BodyChange | undefined {
  const runs = findReplacedLines(baseBody.split('\n'), body.split('\n'))
  const length = runs.flatMap(([, , added]) => added).reduce((sum, line) => sum + line.length, 0)
  return length < body.length / 2 ? { base, runs } : undefined
}
