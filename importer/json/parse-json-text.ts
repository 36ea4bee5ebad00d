import { ImportError } from '../import-error'

/** A JSON text's value; undefined for another text. @throws ImportError for what is deeper than a resume */
export function parseJsonText(text: string): unknown {
  const value = tryParse(text)
  if (isTooDeep(value)) throw new ImportError('unreadable')
  return value
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Deeper than any resume, and than a recursive function could go. */
function isTooDeep(value: unknown, left = 100): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1))
}
