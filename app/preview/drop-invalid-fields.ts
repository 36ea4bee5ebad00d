import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { FieldErrors } from '#contract/http/envelope'
import { Resume } from '#contract/resume/resume'

export type CleanedResume = { resume?: Resume; problems: FieldErrors }

/**
 * The valid part of a typed document: invalid fields are dropped and reported.
 * `resume` is missing only when the rest makes no resume.
 */
export function dropInvalidFields(typed: unknown): CleanedResume {
  const parsed = Resume.safeParse(typed)
  if (parsed.success) return { resume: parsed.data, problems: {} }
  const problems = toFieldErrors(parsed.error)
  const copy: unknown = structuredClone(typed)
  // In reverse order, because removing a list entry moves those after it.
  for (const { path } of parsed.error.issues.toReversed()) removeAt(copy, path)
  const reparsed = Resume.safeParse(copy)
  return reparsed.success ? { resume: reparsed.data, problems } : { problems }
}

/** Removes the value at a path, so that its default applies. */
function removeAt(root: unknown, path: readonly PropertyKey[]) {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], root)
  const last = path.at(-1)
  if (typeof holder !== 'object' || holder === null || last === undefined) return
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete (holder as Record<PropertyKey, unknown>)[last]
}
