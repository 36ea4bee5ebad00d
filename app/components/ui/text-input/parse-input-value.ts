/** How a text field hands on what is typed into it (spec §5). */
export type InputModifiers = {
  /** Without the blanks at its ends. */
  trim?: boolean
  /** As a number, where it is one. */
  number?: boolean
  /** As null, where it is empty. */
  nullify?: boolean
}
export type InputValue = string | number | null

/** What was typed, as its reader wants it. A text that is no number stays the text it is: what is wrong is said, not lost. */
export function parseInputValue(text: string, { trim, number, nullify }: InputModifiers = {}): InputValue {
  if (nullify && isBlank(text)) return null
  const trimmed = trim ? text.trim() : text
  if (!number || isBlank(trimmed)) return trimmed
  const parsed = Number(toHalfWidth(trimmed))
  return Number.isFinite(parsed) ? parsed : trimmed
}

/** Blank texts, null and empty lists are nothing; 0 and false are something. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** A Chinese keyboard types its digits as wide as its words. */
function toHalfWidth(text: string): string {
  return text.replace(/[０-９．－＋]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
}
