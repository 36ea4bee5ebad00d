import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { FieldErrors } from '#contract/http/envelope'
import { Resume } from '#contract/resume/resume'

export type CleanedResume = { resume?: Resume; problems: FieldErrors }

/**
 * A typed document as far as it can be set: wrong fields are left out of the page and named.
 * `resume` is missing only when even that does not make a resume.
 */
export function dropInvalidFields(typed: unknown): CleanedResume {
  const parsed = Resume.safeParse(typed)
  if (parsed.success) return { resume: parsed.data, problems: {} }
  const problems = toFieldErrors(parsed.error)
  const copy: unknown = structuredClone(typed)
  // From the last to the first: an entry left out of a list moves those after it.
  for (const { path } of parsed.error.issues.toReversed()) removeAt(copy, path)
  const reparsed = Resume.safeParse(copy)
  return reparsed.success ? { resume: reparsed.data, problems } : { problems }
}

/** Removes what a path leads to, so that its default stands in. */
function removeAt(root: unknown, path: readonly PropertyKey[]) {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], root)
  const last = path.at(-1)
  if (typeof holder !== 'object' || holder === null || last === undefined) return
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete (holder as Record<PropertyKey, unknown>)[last]
}
