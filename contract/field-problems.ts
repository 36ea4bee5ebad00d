import type { z } from 'zod'
import type { FieldProblems } from './envelope'
import { problem } from './problems'

/** `['sections', 0, 'items', 1, 'from']` → `sections[0].items[1].from`, the name its form field has. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '')
}

/** The first problem of every field of a failed parse. Messages that are no problem codes read as wrongType. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of error.issues)
    problems[fieldName(issue.path)] ??= /^[a-zA-Z]+(:.*)?$/.test(issue.message)
      ? issue.message
      : problem('wrongType')
  return problems
}
