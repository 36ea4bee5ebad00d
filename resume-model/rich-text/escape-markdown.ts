/** Escapes plain text so that the rich text shows it literally. A mark at a line's start stays one. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_[\]<>]/g, '\\$&')
}
