/** How a text field converts typed text (spec §5). */
export type InputModifiers = {
  /** Removes blanks at both ends. */
  trim?: boolean
  /** Converts to a number if possible. */
  number?: boolean
  /** Converts blank text to null. */
  nullify?: boolean
}
export type InputValue = string | number | null

/**
 * Converts typed text by its modifiers. Text that is no number stays unchanged, so that validation can report
 * it.
 */
export function parseInputValue(text: string, { trim, number, nullify }: InputModifiers = {}): InputValue {
  if (nullify && isBlank(text)) return null
  const trimmed = trim ? text.trim() : text
  if (!number || isBlank(trimmed)) return trimmed
  const parsed = Number(toHalfWidth(trimmed))
  return Number.isFinite(parsed) ? parsed : trimmed
}

/** Blank texts, null, undefined and empty lists are blank; 0 and false are not. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Chinese keyboards type full-width digits. */
function toHalfWidth(text: string): string {
  return text.replace(/[０-９．－＋]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
}
