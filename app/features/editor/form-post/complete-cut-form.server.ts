import type { Resume } from '#contract/resume/resume'
import { parseNestedFields } from './parse-nested-fields.server'
import { parseResumeForm } from './parse-resume-form.server'

/**
 * The document of a form that was sent before its page had arrived whole: what was posted, over the document the form was
 * made from. What the page did not show yet nobody can have changed.
 */
export function completeCutForm(form: FormData, base: Resume): Record<string, unknown> {
  return overlay(base, parseResumeForm(form), parseNestedFields(form)) as Record<string, unknown>
}

/** `posted` says which fields were in the form: `typed` also has the defaults of those that were not. */
function overlay(base: unknown, typed: unknown, posted: unknown): unknown {
  if (Array.isArray(typed)) return Array.isArray(posted) ? overlayList(listOf(base), typed, posted) : base
  if (!isRecord(typed) || !isRecord(posted)) return typed
  const before = isRecord(base) ? base : {}
  const result = { ...before }
  for (const key of Object.keys(posted))
    if (key in typed) result[key] = overlay(before[key], typed[key], posted[key])
    else delete result[key]
  return result
}

/** Entries with ids are matched by them, and one that was cut before its id is left out; others by their places. */
function overlayList(base: unknown[], typed: unknown[], posted: unknown[]): unknown[] {
  if (![...base, ...typed].some((entry) => idOf(entry) !== undefined))
    return [...typed, ...base.slice(typed.length)]
  const byId = (list: unknown[], id: unknown) => list.find((entry) => idOf(entry) === id)
  const complete = (entry: unknown, before: unknown) => overlay(before, entry, byId(posted, idOf(entry)))
  const known = base.map((before) => {
    const entry = byId(typed, idOf(before))
    return entry === undefined ? before : complete(entry, before)
  })
  const added = typed.filter((entry) => idOf(entry) !== undefined && !byId(base, idOf(entry)))
  return [...known, ...added.map((entry) => complete(entry, undefined))]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const idOf = (entry: unknown) => (isRecord(entry) ? entry.id : undefined)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
