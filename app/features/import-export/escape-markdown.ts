/** A plain line as Markdown that reads as the same line: what would be a mark is none. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_[\]<>`]/g, '\\$&').replace(/^[#+-]/, '\\$&')
}

/** The plain line again. */
export function unescapeMarkdown(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
