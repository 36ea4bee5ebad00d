/** Escapes a plain line so that Markdown renders it unchanged. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_[\]<>`]/g, '\\$&').replace(/^[#+-]/, '\\$&')
}
