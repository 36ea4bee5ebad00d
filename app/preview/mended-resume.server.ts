import { problemsOf } from '#contract/field-problems'
import type { FieldProblems } from '#contract/envelope'
import { Resume } from '#contract/resume'

export type Mended = { resume?: Resume; problems: FieldProblems }

/**
 * A typed document as far as it can be set: wrong fields are left out of the page and named.
 * `resume` is missing only when even that does not make a resume.
 */
export function mendedResume(typed: unknown): Mended {
  const read = Resume.safeParse(typed)
  if (read.success) return { resume: read.data, problems: {} }
  const problems = problemsOf(read.error)
  const copy: unknown = structuredClone(typed)
  // From the last to the first: an entry left out of a list moves those after it.
  for (const { path } of read.error.issues.toReversed()) drop(copy, path)
  const again = Resume.safeParse(copy)
  return again.success ? { resume: again.data, problems } : { problems }
}

/** Removes what a path leads to, so that its default stands in. */
function drop(root: unknown, path: readonly PropertyKey[]) {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], root)
  const last = path.at(-1)
  if (typeof holder !== 'object' || holder === null || last === undefined) return
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete (holder as Record<PropertyKey, unknown>)[last]
}
