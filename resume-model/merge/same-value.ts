import { parseMonth } from '#contract/resume/month'
import { cleanLine, cleanText } from '#contract/validation/clean-text'

const monthKeys = ['from', 'to', 'birth']

/**
 * Whether two values of a resume are the same content. What an editor holds is as typed, what the account
 * returns is cleaned: a space at the end of a line or another spelling of a month is no change.
 */
export function isSameValue(a: unknown, b: unknown, key = ''): boolean {
  if (a === b) return true
  if (typeof a === 'string' && typeof b === 'string') return normalize(a, key) === normalize(b, key)
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((name) => isSameValue(left[name], right[name], Array.isArray(a) ? key : name))
}

function normalize(text: string, key: string): string {
  if (key === 'text') return cleanText(text)
  const line = cleanLine(text)
  return (monthKeys.includes(key) ? parseMonth(line) : undefined) ?? line
}
